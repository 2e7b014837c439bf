# Čísla, která prohlížeče hráčů přidávají k semínku hry, a jejich ověření

cli-about-verify = ověř, že semínko hry nikdo nevybral
verify-help-file = záznam stažený od dohraného stolu nebo uložený v prohlížeči jako důkaz
verify-failed = Neprokázáno: { $reason }
verify-promise-only = Semínko bylo slíbeno před prvním tahem. Prohlížeč žádného hráče k němu ale nepřidal číslo, takže si ho server mohl vybrat před slibem.
verify-derived = Tajemství bylo slíbeno před prvním tahem a semínko je odvozeno z něj a z { $numbers ->
    [0] otisků od hráčů
    [one] čísla 1 hráče
    [few] čísel { $numbers } hráčů
    [many] čísel { $numbers } hráče
   *[other] čísel { $numbers } hráčů
}.
verify-missing = { $numbers ->
    [one] 1 hráč byl při začátku hry pryč, počítá se tedy jen jeho otisk
    [few] { $numbers } hráči byli při začátku hry pryč, počítají se tedy jen jejich otisky
    [many] { $numbers } hráče bylo při začátku hry pryč, počítají se tedy jen jejich otisky
   *[other] { $numbers } hráčů bylo při začátku hry pryč, počítají se tedy jen jejich otisky
}.
verify-witnessed = Souhlasí to s tím, co před hrou viděl prohlížeč, který důkaz uložil.
verify-not-witnessed = Jestli se počítá i tvoje číslo, ví jen tvůj prohlížeč: ulož důkaz tam a ověř ten soubor.

error-no-promise = Tento záznam neobsahuje slib o semínku.
error-no-hash = Tomuto záznamu chybí otisk, který se píše po konci hry.
error-bad-contributions = To, co hráči přidali k semínku, se nedá přečíst.
error-other-nonce = Číslo místa { $seat } neodpovídá otisku, který prohlížeč dal předem.
error-seed-not-derived = Semínko není odvozeno ze slíbeného tajemství a z čísel hráčů.
error-other-promise = Slib není ten, který prohlížeč viděl před hrou.
error-number-left-out = Číslo prohlížeče, který důkaz uložil, bylo vynecháno.
error-other-seal = Otisky od hráčů nejsou ty, které prohlížeč viděl na začátku hry.
error-table-sealed = Hra právě začíná, teď už nejde nic změnit.
error-table-not-sealed = Čísla pro semínko se přijímají, jen když hra začíná.
error-nonce-not-committed = Toto číslo neodpovídá otisku, který prohlížeč dal předem.
