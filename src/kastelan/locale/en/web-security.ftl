# The security of accounts: e-mail address, password recovery, two-step login

web-security = Security
web-security-cancel = Cancel
web-email = E-mail address
web-email-none = No address.
web-email-about = Only for recovering a forgotten password. Nobody else sees it.
web-email-off = This server does not send e-mail, so a forgotten password cannot be recovered here.
web-email-pending = A message with a link is on its way to { $address }. Open the link to confirm the address.
web-email-new = New e-mail address
web-email-add = Add an address
web-email-change = Change
web-email-remove = Remove
web-email-send = Send the link
web-code = Code
web-code-about = From your app, or one of your recovery codes.
web-second = Two-step login
web-second-off = Off: the password alone is enough to log in.
web-second-on = { $codes ->
    [one] On. One recovery code is left.
   *[other] On. { $codes } recovery codes are left.
}
web-second-about = An app on your phone shows a code that is asked for after the password.
web-second-set-up = Set up
web-second-next = Continue
web-second-scan = Scan this picture with your authenticator app, then enter the code that it shows.
web-second-picture = QR code for your authenticator app
web-second-type = Or type this key into the app:
web-second-open = Open in an app on this device
web-second-turn-on = Turn on
web-second-codes = New recovery codes
web-second-remove = Turn off
web-second-keep = Keep these recovery codes in a safe place. Each lets you log in once without your phone. They are not shown again.
web-second-copy = Copy
web-second-copied = Copied
web-second-kept = I have saved them
web-login-code = { $login } is protected by two-step login.
web-login-lost = Phone and recovery codes lost? Only the operator of this server can help.
web-login-back = Back
web-login-forgotten = Forgot your password?
web-recover-title = Recover your password
web-recover-about = Enter the e-mail address of your account. You get a link for choosing a new password.
web-recover-send = Send the link
web-recover-sent = If an account has this address, the message is on its way. The link works for 30 minutes.
web-recover-off = This server does not send e-mail. Ask its operator, who can make a link for you.
web-recover-login = Log in
web-recover-done = Your new password is set. You have been logged out everywhere.
web-recover-again = Ask for a new link
web-confirm-title = Confirm your e-mail address
web-confirm-about = With this address you can recover a forgotten password.
web-confirm-go = Confirm
web-confirm-done = The address is confirmed.
