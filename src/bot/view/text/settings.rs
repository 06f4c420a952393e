//! What the bot says about settings and privacy.

texts! {
    /// A text about settings or privacy. The texts are in `settings.ftl`; the comments there say who sees them.
    SettingsText:
    // The commands and their options.
    CommandName "settings-command-name" {}
    CommandDescription "settings-command-description" {}
    ShowName "settings-show-name" {}
    ShowDescription "settings-show-description" {}
    ServerName "settings-server-name" {}
    ServerDescription "settings-server-description" {}
    MineName "settings-mine-name" {}
    MineDescription "settings-mine-description" {}
    // To a server to which the bot was added.
    Welcome "settings-welcome" {}
    WelcomeHow "settings-welcome-how" {}
    WelcomeRole "settings-welcome-role" {}
    WelcomeEdition "settings-welcome-edition" {}
    WelcomePanel "settings-welcome-panel" {}
    WelcomeCalls "settings-welcome-calls" {}
    // The panel.
    PanelName "settings-panel-name" {}
    PanelDescription "settings-panel-description" {}
    ChannelName "settings-channel-name" {}
    ChannelDescription "settings-channel-description" {}
    LanguageName "settings-language-name" {}
    LanguageServer "settings-language-server" {}
    LanguageMine "settings-language-mine" {}
    EditionName "settings-edition-name" {}
    EditionServer "settings-edition-server" {}
    EditionMine "settings-edition-mine" {}
    AgreementsName "settings-agreements-name" {}
    AgreementsDescription "settings-agreements-description" {}
    SimilarName "settings-similar-name" {}
    SimilarDescription "settings-similar-description" {}
    RepliesName "settings-replies-name" {}
    RepliesDescription "settings-replies-description" {}
    DirectorName "settings-director-name" {}
    DirectorDescription "settings-director-description" {}
    NoDirectorName "settings-no-director-name" {}
    NoDirectorDescription "settings-no-director-description" {}
    LogName "settings-log-name" {}
    LogDescription "settings-log-description" {}
    QuizName "settings-quiz-name" {}
    QuizDescription "settings-quiz-description" {}
    KeepName "settings-keep-name" {}
    KeepDescription "settings-keep-description" {}
    ClearName "settings-clear-name" {}
    ClearDescription "settings-clear-description" {}
    CallsName "settings-calls-name" {}
    CallsDescription "settings-calls-description" {}
    PrivacyName "settings-privacy-name" {}
    PrivacyDescription "settings-privacy-description" {}
    // Choices of the options.
    English "settings-english" {}
    Norwegian "settings-norwegian" {}
    AsDiscord "settings-as-discord" {}
    NoEditionServer "settings-no-edition-server" {}
    NoEditionMine "settings-no-edition-mine" {}
    NoAgreements "settings-no-agreements" {}
    Private "settings-private" {}
    Public "settings-public" {}
    ClearDirectors "settings-clear-directors" {}
    ClearLog "settings-clear-log" {}
    ClearQuiz "settings-clear-quiz" {}
    ClearEverything "settings-clear-everything" {}
    // The page that shows the settings.
    Title "settings-title" {}
    Changed "settings-changed" {}
    Here "settings-here" {}
    Own "settings-own" {}
    LabelPublic "settings-label-public" {}
    LabelLanguage "settings-label-language" {}
    LabelEdition "settings-label-edition" {}
    LabelAgreements "settings-label-agreements" {}
    LabelSimilar "settings-label-similar" {}
    LabelReplies "settings-label-replies" {}
    LabelDirectors "settings-label-directors" {}
    LabelLog "settings-label-log" {}
    LabelQuiz "settings-label-quiz" {}
    LabelKeep "settings-label-keep" {}
    LabelChanges "settings-label-changes" {}
    LabelCalls "settings-label-calls" {}
    LanguageUnset "settings-language-unset" { language: &'static str }
    EditionUnset "settings-edition-unset" {}
    EditionAsServer "settings-edition-as-server" { year: &'static str }
    AgreementsUnset "settings-agreements-unset" {}
    SimilarSet "settings-similar-set" { similar: u8, doubtful: u8 }
    SimilarUnset "settings-similar-unset" { similar: u8, doubtful: u8 }
    RepliesPrivate "settings-replies-private" {}
    RepliesPublic "settings-replies-public" {}
    DirectorsUnset "settings-directors-unset" {}
    DirectorsSet "settings-directors-set" { roles: String }
    LogUnset "settings-log-unset" {}
    QuizUnset "settings-quiz-unset" {}
    KeepSet "settings-keep-set" { months: u8 }
    KeepUnset "settings-keep-unset" {}
    RolesNone "settings-roles-none" {}
    RolesErased "settings-roles-erased" {}
    CallsOn "settings-calls-on" {}
    CallsOff "settings-calls-off" {}
    CallsNoRole "settings-calls-no-role" {}
    CallsNoDirector "settings-calls-no-director" {}
    Order "settings-order" {}
    // The menus under that page.
    MenuFirst "settings-menu-first" {}
    CallsYes "settings-calls-yes" {}
    CallsNo "settings-calls-no" {}
    // Responses to people who may not change a setting.
    Unchanged "settings-unchanged" {}
    UnchangedHow "settings-unchanged-how" {}
    ManagersOnly "settings-managers-only" {}
    ManagersOnlyHow "settings-managers-only-how" {}
    ServersOnly "settings-servers-only" {}
    ServersOnlyHow "settings-servers-only-how" {}
    DirectorsOnly "settings-directors-only" {}
    DirectorsOnlyHow "settings-directors-only-how" {}
    NoYardstick "settings-no-yardstick" { text: String }
    NoYardstickHow "settings-no-yardstick-how" {}
    Everybody "settings-everybody" {}
    EverybodyHow "settings-everybody-how" {}
    TooManyRoles "settings-too-many-roles" { most: usize }
    TooManyRolesHow "settings-too-many-roles-how" {}
    Elsewhere "settings-elsewhere" {}
    ElsewhereHow "settings-elsewhere-how" {}
    NoStore "settings-no-store" {}
    NoStoreHow "settings-no-store-how" {}
    // Privacy.
    PrivacyTitle "settings-privacy-title" {}
    PrivacyCases "settings-privacy-cases" {}
    PrivacySet "settings-privacy-set" {}
    PrivacyQuiz "settings-privacy-quiz" {}
    PrivacyWho "settings-privacy-who" {}
    PrivacyLong "settings-privacy-long" {}
    PrivacyCopies "settings-privacy-copies" {}
    PrivacyExport "settings-privacy-export" {}
    PrivacyErase "settings-privacy-erase" {}
    PrivacyConfirm "settings-privacy-confirm" {}
    Exported "settings-exported" {}
    ExportedHow "settings-exported-how" {}
    ExportedFile "settings-exported-file" {}
    NoFiles "settings-no-files" {}
    NoFilesHow "settings-no-files-how" {}
    TooLarge "settings-too-large" {}
    TooLargeHow "settings-too-large-how" {}
    EraseTitle "settings-erase-title" {}
    EraseGoes "settings-erase-goes" {}
    EraseStays "settings-erase-stays" {}
    EraseFinal "settings-erase-final" {}
    Erasing "settings-erasing" {}
    Erased "settings-erased" {}
    ErasedGone "settings-erased-gone" {}
    ErasedStays "settings-erased-stays" {}
    ErasedElse "settings-erased-else" {}
    ErasedLog "settings-erased-log" {}
    ErasedLater "settings-erased-later" {}
    ErasedLaterHow "settings-erased-later-how" {}
    ErasedOften "settings-erased-often" {}
    ErasedOftenHow "settings-erased-often-how" {}
    NotErased "settings-not-erased" {}
    NotErasedHow "settings-not-erased-how" {}
    NotExported "settings-not-exported" {}
    NotExportedHow "settings-not-exported-how" {}
}
