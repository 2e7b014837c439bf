# Reports, bans and the page of operators

## Reporting
web-report = Report
web-report-message = Report the message from { $name }
web-report-about-person = Report { $name }
web-report-about-message = Report this message from { $name }
web-report-about-table = Report this table
web-report-what = The operators of this server will look at it, with the chat around it. Nobody else is shown who reported it.
web-report-why = What is wrong?
web-report-note = Note (optional)
web-report-send = Send the report
web-report-received = Thank you. The operators have received your report.
web-report-cancel = Cancel
web-report-kind-person = a person
web-report-kind-message = a chat message
web-report-kind-table = a table
web-report-reason-insult = Insults or hate
web-report-reason-name = An offensive name
web-report-reason-spam = Spam or advertising
web-report-reason-unfair = Unfair play
web-report-reason-other = Something else

## A ban
web-ban-title = You cannot play here at the moment
web-ban-until = The ban ends on { $until }.
web-ban-for-good = The ban has no end.
web-ban-reason = Reason: { $reason }
web-ban-data = You can still download your data and delete your account.
web-ban-log-out = Log out

## The page of operators
web-moderation = Moderation
web-moderation-reports = Reports
web-moderation-people = People
web-moderation-tables = Tables
web-moderation-bans = Bans
web-moderation-log = Log
web-moderation-open = Open reports
web-moderation-settled = Settled reports
web-moderation-no-reports = There are no open reports.
web-moderation-none-settled = No report has been settled yet.
web-moderation-no-people = Nobody has this name.
web-moderation-no-tables = No table is open or running.
web-moderation-no-bans = Nobody is banned.
web-moderation-no-log = Nothing has been done yet.
web-moderation-report = Report { $number }: { $what }
web-moderation-from = From { $name }
web-moderation-deleted = a deleted account
web-moderation-then = Then called { $name }
web-moderation-chat = The chat then
web-moderation-search = Name
web-moderation-find = Search
web-moderation-guest = Guest
web-moderation-account = Account
web-moderation-operator = Operator
web-moderation-seen = Last seen { $when }
web-moderation-never-seen = Not seen lately
web-moderation-played =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-moderation-banned = Banned
web-moderation-until = until { $until }
web-moderation-for-good = for good
web-moderation-why = Reason
web-moderation-why-ban = Reason (the person reads it)
web-moderation-hours = For how long
web-moderation-day = A day
web-moderation-week = A week
web-moderation-month = 30 days
web-moderation-no-end = For good
web-moderation-address-too = Also the address where the person was last
web-moderation-network = Address or network
web-moderation-ban-network = Ban an address
web-moderation-newer = Newest
web-moderation-older = Older
web-moderation-command = command by { $account }
web-moderation-status-open = open
web-moderation-status-playing = running
web-moderation-do-ban = Ban…
web-moderation-do-unban = Lift the ban…
web-moderation-do-rename = Neutral name…
web-moderation-do-close = Close the table…
web-moderation-do-remove = Remove the message…
web-moderation-do-settle = Settle…
web-moderation-sure-ban = Ban { $name }
web-moderation-sure-unban = Lift the ban of { $name }
web-moderation-sure-rename = Give { $name } a neutral name
web-moderation-sure-close = Close the table of { $name }
web-moderation-sure-remove = Remove the message from { $name }
web-moderation-sure-settle = Settle report { $name }
web-moderation-action-ban = Ban
web-moderation-action-unban = Ban lifted
web-moderation-action-rename = Neutral name given
web-moderation-action-close = Table closed
web-moderation-action-remove = Message removed
web-moderation-action-settle = Report settled
web-moderation-action-appoint = Operator appointed
web-moderation-action-dismiss = Operator dismissed
