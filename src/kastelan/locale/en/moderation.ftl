# Moderation: refusals of the server, and the command for operators

moderation-neutral-name = Player { $number }
error-address-not-known = The server does not know where this person connects from. Ban an address from the log of your proxy instead.
error-bad-duration = “{ $text }” is not a duration, for example 12h or 7d.
error-bad-network = “{ $text }” is neither an address nor a network, for example 192.0.2.7 or 192.0.2.0/24.
error-ban-own-address = Your own address is among those.
error-banned = You are banned until { $until }. Reason: { $reason }
error-banned-for-good = You are banned. Reason: { $reason }
error-empty-reason = A reason needs visible letters.
error-network-too-wide = { $text } is too wide: at most /{ $widest }.
error-no-such-ban = There is no ban { $number }.
error-no-such-message = There is no such message.
error-no-such-operator = This is not an operator.
error-no-such-report = There is no open report { $number }.
error-operator-already = This is an operator already.
error-operator-needs-account = Only an account can be an operator: a guest has no password.
error-operator-not-banned = An operator cannot be banned. Dismiss the operator first.
error-report-yourself = You cannot report yourself.
error-table-closed = This table has been closed.
error-unknown-moderation-work = There is no task { $work }. Tasks: { $expected }.

cli-about-moderate = look after the people of a server: reports, bans, names, tables, operators
moderate-help-work = what to do: reports, people, tables, bans, operators or log show something; ban, unban, rename, close, remove, settle, appoint and dismiss change something
moderate-help-target = whom or what: a login, @ and an id, an address or a network to ban, the number of a ban or report, a table, or table:number for a chat message; part of a name with people
moderate-help-reason = why, for the log; with a ban the person reads it
moderate-help-for = how long a ban lasts, for example 12h or 7d; without it there is no end
moderate-help-settled = show settled reports instead of open ones
moderate-none = None.
moderate-report = Report { $number }, { $at }: { $what }, { $reason }
moderate-report-about = About: { $name } (@{ $person })
moderate-report-table = Table: { $table }
moderate-report-note = Note from { $name }: { $note }
moderate-report-line = { $number } { $name }: { $text }
moderate-person = @{ $person } { $name }: { $about }
moderate-person-about = { $guest ->
    [yes] guest
   *[no] account
}, tables: { $tables }, last seen { $seen }
moderate-person-operator = operator
moderate-person-banned = banned until { $until }
moderate-never = never
moderate-for-good = there is no end
moderate-table = { $table } { $game }, { $status }, { $visibility }: { $people }
moderate-ban = Ban { $number }: { $whom }, until { $until }. { $reason }
moderate-ban-for-good = Ban { $number }: { $whom }, for good. { $reason }
moderate-log = { $number } { $at } { $who }: { $action } { $whom } { $reason }
moderate-done-ban = Banned; the number of the ban is { $number }. A running server closes the connections within a second or two.
moderate-done-unban = Ban { $number } is lifted.
moderate-done-rename = The person is now called { $name }.
moderate-done-close = The table is closed.
moderate-done-remove = The message is removed.
moderate-done-settle = Report { $number } is settled.
moderate-done-appoint = { $target } is now an operator.
moderate-done-dismiss = { $target } is not an operator any more.
