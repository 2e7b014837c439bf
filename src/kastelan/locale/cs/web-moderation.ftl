# Hlášení, zákazy a stránka správců

web-report-kind-person = osoba
web-report-kind-message = zpráva v chatu
web-report-kind-table = stůl
web-report-reason-insult = Urážky nebo nenávist
web-report-reason-name = Urážlivé jméno
web-report-reason-spam = Spam nebo reklama
web-report-reason-unfair = Nefér hra
web-report-reason-other = Něco jiného
web-moderation-action-ban = Zákaz
web-moderation-action-unban = Zákaz zrušen
web-moderation-action-rename = Neutrální jméno
web-moderation-action-close = Stůl zavřen
web-moderation-action-remove = Zpráva odstraněna
web-moderation-action-settle = Hlášení vyřízeno
web-moderation-action-appoint = Správce jmenován
web-moderation-action-dismiss = Správce odvolán
