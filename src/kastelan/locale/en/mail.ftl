# Letters by e-mail: a subject and a text each

mail-signature = Kastelan, { $site }
mail-confirm-subject = Confirm your e-mail address
mail-confirm = Someone, probably you, wants to use this address for an account at { $site }.

    To confirm it, open this link within { $hours } hours:

    { $link }

    If it was not you, ignore this message: the address will not be used.
mail-recover-subject = A new password
mail-recover = Someone, probably you, has forgotten the password of your account { $login }.

    To choose a new one, open this link within { $minutes } minutes:

    { $link }

    If it was not you, ignore this message: your password stays as it is.
mail-password-changed-subject = Your password was changed
mail-password-changed = The password of your account { $login } was changed.

    If it was not you, choose a new one at once: { $site }/recover
mail-email-changed-subject = Your e-mail address was changed
mail-email-changed = Your account { $login } has a new e-mail address. This one is no longer used.

    If it was not you, change your password at once and tell the operator of the server.
mail-email-removed-subject = Your e-mail address was removed
mail-email-removed = Your account { $login } no longer has an e-mail address: a forgotten password cannot be recovered.

    If it was not you, change your password at once and tell the operator of the server.
mail-second-factor-on-subject = Two-step login is on
mail-second-factor-on = From now on, logging in to your account { $login } needs a code from your app as well as the password.

    If it was not you, change your password at once and tell the operator of the server.
mail-second-factor-off-subject = Two-step login is off
mail-second-factor-off = From now on, the password alone is enough to log in to your account { $login }.

    If it was not you, change your password at once and tell the operator of the server.
mail-recovery-code-used-subject = A recovery code was used
mail-recovery-code-used = Someone has logged in to your account { $login } with a recovery code instead of a code from the app.

    If it was not you, change your password at once and make new recovery codes.
mail-digest-subject = { $count ->
    [one] Your games: one piece of news
   *[other] Your games: { $count } pieces of news
}
mail-digest = Since you were last there:

    { $lines }

    You get this letter because you have asked for notices by e-mail. To get no more of them, open this link:

    { $unsubscribe }
