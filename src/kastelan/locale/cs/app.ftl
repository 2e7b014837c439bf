# Manifest nainstalované aplikace, podle kterého se jmenuje na ploše

app-name = Kastelan
app-about = Stůl pro tři stavitelské deskové hry: s přáteli nebo s boty.
app-new = Nová hra
app-games = Hry
app-rules = Pravidla
