# Reports, bans and the page of operators

web-report-kind-person = a person
web-report-kind-message = a chat message
web-report-kind-table = a table
web-report-reason-insult = Insults or hate
web-report-reason-name = An offensive name
web-report-reason-spam = Spam or advertising
web-report-reason-unfair = Unfair play
web-report-reason-other = Something else
web-moderation-action-ban = Ban
web-moderation-action-unban = Ban lifted
web-moderation-action-rename = Neutral name given
web-moderation-action-close = Table closed
web-moderation-action-remove = Message removed
web-moderation-action-settle = Report settled
web-moderation-action-appoint = Operator appointed
web-moderation-action-dismiss = Operator dismissed
