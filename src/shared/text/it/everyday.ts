import type { Everyday } from '../everyday.ts';

export const everyday: Everyday = {
  fillers:
    'il lo la i gli le l un uno una di del dello della dei degli delle dell d a ad al allo alla ai agli alle all da dal dallo dalla dai dalle dall in nel nello nella nei nelle nell con col coi su sul sullo sulla sui sulle sull per tra fra e ed o od ma se che chè chi cosa cos qual quale quali c è e sono siamo siete era sia essere si no sì io tu lui lei noi voi loro lì là mi ti ci vi ne me te ce ve tuo tua suo sua quanto questo questa questi queste quello quella quelli quelle quel come quando dove perche perché cui ha ho hai hanno abbiamo avere ce puo può posso possono puoi possiamo poter fa fare faccio fai fanno facciamo allora poi anche ancora qualcuno nn cmq qui qua già invece proprio tipo davvero esattamente succede capita cosa cose vuole voglio vuol va vado vanno andare ecco ok mettere mette metto mettono messo ciao amico amica fratello sorella moglie marito papa mamma figlio figlia nonna nonno penso pensa so sa forse domanda regola regole dice dicono dire po',
  endings:
    'zioni>zione amento imento armi ermi irmi arci erci irci arsi ersi irsi arla arlo arle arli erla erlo irla irlo ando endo are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ano ono iamo ia ie io he hi a e i o',
  artist: 'artista',
  alike: [
    'dipinto quadro opera capolavoro carta tela',
    'giocatore persona avversario',
    'tutti ognuno ciascuno tutte',
    'nessuno nessuna niente',
    'denaro soldi contanti dollari euro quattrini monete',
    'comprare acquistare acquisto compratore acquirente comprato',
    'vendere vendita',
    'banditore venditore battitore',
    'martelletto martello',
    'solo soltanto unico',
    'mio mia miei mie proprio propria propri',
    'distribuire danno dare date ridare',
    'pagare pagamento paga',
    'vincere vinto vincitore vittoria vinco',
    'iniziare inizio cominciare comincia cominciato partire parte parto iniziale',
    'finire fine terminare termine chiudere chiuso chiude concludere fermare smettere',
    'ultimo finale',
    'parità pareggio pareggiare pari spareggio uguale merito',
    'stesso stessa stessi identico',
    'obbligo obbligatorio obbligato forza devo deve dobbiamo devono costretto bisogna necessario',
    'facoltativo scegliere scelta opzionale volontario',
    'rinunciare rifiutare rifiuto evitare',
    'passare passo passano',
    'dividere condividere metà spartire',
    'valere valore vale valgono',
    'gettone segnalino tessera',
    'nascosta segreta nascosto segreto pugno nascondere cieco',
    'zero 0 gratis gratuito gratuitamente nulla',
    'secondo 2a',
    'terzo tre 3 3a',
    'quarto quattro 4 4a',
    'quinto cinque 5 5a',
    'sesto sei 6 6a',
    'settimo sette 7 7a',
    'due 2 entrambi coppia',
    'offerta offrire offre offro offerto rilancio rilanciare puntata puntare alzare',
    'minimo almeno basso poco',
    'massimo limite',
    'misterioso mistero fantasma giapponese uomo affari',
    'scoprire rivelare mostrare svelare girare',
    'simultanea insieme contemporaneamente simultaneamente',
    'simbolo effetto icona potere segno',
    'premio award',
    'aggiungere aggiunta aggiuntiva aggiunto supplementare',
    'punti punto punteggio pv segnare segna',
    'classifica graduatoria posizione popolarità posto piazzamento',
    'prestare prestito debito credito',
    'mazzo pila',
    'scartare scarto scatola eliminare buttare togliere',
    'tenere conservare mantenere restare rimanere resto resta restano rimane',
    'contare calcolare sommare somma conteggio conta',
    'precedente vecchio passato scorso',
    'pescare pesca pesco',
    'scambiare scambio barattare',
    'scopo obiettivo traguardo',
    'permesso vietato lecito',
    'successivo prossimo dopo nuovo seguente',
    'finite esaurire esaurito esaurite',
    'round manche',
  ],
  asked: {
    auction: {
      goal: 'scopo, obiettivo, quanti round, numero di round, quattro round, quanto dura, durata, fine della partita, quando finisce la partita, ultimo round, quanto è lunga, stagioni, quanto tempo, ore, quando si smette',
      course:
        'svolgimento, riassunto, spiegazione, spiegare il gioco, come si gioca, come funziona, che cosa succede in un round, fasi, in breve, basi, principianti, in poche parole, come funziona il gioco, mercanti d’arte, collezionisti, chi siamo',
      earning:
        'guadagnare, guadagno, fare soldi, incassare, ricco, due modi, da dove vengono i soldi, paga la banca, come faccio soldi, quando ricevo i soldi, come si fanno i soldi, diventare ricco',
      layout:
        'preparazione, preparare, prepara, apparecchiare, allestire, tabellone, banchiere, banca, soldi iniziali, con quanti soldi si parte, quanti soldi, soldi a testa, soldi all’inizio, capitale iniziale, che cosa serve, componenti, monete, la banca gioca, il banchiere gioca anche lui, chi fa la banca, chi fa il banchiere, che cosa si mette sul tavolo, con quanto si comincia, prima partita, la prima volta',
      screens:
        'schermi, schermo, schermo Museo, nomi delle città, nomi sugli schermi, quale museo, quale città, il nome conta, nascondere i soldi, che cosa va dietro lo schermo, scegliere uno schermo',
      deal: 'quante carte, quante carte a testa, distribuire, dare le carte, mano, nuove carte, altre carte, si pescano, carte per round, secondo round, terzo round, quarto round, numero di carte, carte iniziali, carte all’inizio, nessuna carta nuova nell’ultimo round, in tre in quattro in cinque, tabella, si ridanno carte, quando si danno le carte, quando si distribuiscono, si riempie la mano, ridare',
      cards:
        'quante carte per artista, quante carte di ogni artista, numero di carte, in tutto, nel mazzo, nella scatola, più rare, più frequenti, quali artisti ci sono, nomi degli artisti, distribuzione, più carte di un altro artista',
      players:
        'quanti giocatori, in quanti si gioca, in due, due giocatori, in sei, da soli, solitario, minimo, massimo',
      'first-auctioneer':
        'chi comincia, chi inizia, chi parte, primo giocatore, parte per primo, prima asta, primo banditore, più giovane, più vecchio, inizio della partita, primissimo round',
      turn: 'mio turno, che cosa posso fare, mettere all’asta, giocare una carta, quale carta, saltare il turno, passare il turno, devo giocare una carta, devo vendere, qualsiasi carta, scegliere una carta dalla mano, scoperta, a chi tocca, prossimo giocatore, chi gioca dopo, dopo un’asta, senso orario, sinistra, martelletto, due carte nello stesso turno, passare il martelletto, chi prende il martelletto, aspettare, due carte che non sono doppie, mostrare la carta, presiedere un’asta',
      kinds:
        'simboli, tipi di asta, cinque tipi, quali aste ci sono, che cosa significa il simbolo, segno sulla carta, icona, croce, freccia, esagono, dollaro, che aste ci sono, significato, che cosa significa questa carta, che vuol dire la carta, spiegare i simboli, differenza tra le aste, carta con il dollaro',
      open: 'asta aperta, asta libera, tenere traccia delle offerte, Kreuz und Quer, croce, a voce, in qualsiasi ordine, senza ordine, offrire di nuovo, offrire più volte, rilanciare quante volte, in ordine, e uno e due e tre, quando finisce, chi ferma le offerte, tempo, rientrare dopo aver passato, gridare, tutti insieme, open, offrire contro di me stesso, superare la mia offerta, vince chi offre di più, accettare l’offerta più alta, accettare l’ultima offerta, rifiutare di vendere, prezzo di riserva, chi offre per primo, devo offrire, obbligatorio offrire, fare un’offerta per forza, maggior offerente',
      once: 'asta a un giro, offerta singola, una sola offerta, Einmal reihum, freccia circolare, cerchio, a turno, ordine delle offerte, chi offre per primo, chi offre per ultimo, ultima parola, offrire una seconda volta, offrire di nuovo, rilanciare dopo, una volta sola, un altro giro, devo offrire, obbligatorio offrire, fare un’offerta per forza',
      hidden:
        'asta nascosta, offerta segreta, nel pugno, In die Faust, punto in un esagono, mano chiusa, aprire le mani, tutti insieme, contemporaneamente, mano vuota, pugno vuoto, bluffare, fingere, senza soldi nel pugno, non metto niente, come si fa, offrire in segreto',
      fixed:
        'prezzo fisso, prezzo dichiarato, Preis ansagen, dollaro, fissare un prezzo, dire un prezzo, primo che accetta, chi sceglie per primo, a chi si chiede prima, ordine, sì o no, si può offrire di più, trattare sul prezzo, contrattare, dico un prezzo, il primo che lo vuole, chi decide il prezzo, carta con il dollaro, cambiare il prezzo',
      double:
        'doppia, asta doppia, segno uguale, carta uguale, Noch eine Karte, coppia, due carte, due dipinti insieme, un lotto, come si vende una doppia, quale asta, chi può aggiungere, tutti possono aggiungere, metterne due insieme',
      'auctioneer-bids':
        'il banditore offre, offrire per il proprio dipinto, comprare il mio dipinto, comprare la mia carta, offrire per la mia carta, alla mia asta, chi vende può offrire, banditore compra, tenere il mio dipinto, alzare il prezzo, partecipare, vinco la mia asta, vendere a me stesso',
      'least-bid':
        'offerta minima, quanto almeno, la più bassa, di quanto si rilancia, rilancio minimo, scatto, migliaia, mille, multipli, unità, cifra tonda, cifre tonde, numeri interi, base d’asta, da quanto si parte, prima offerta, mezzo, migliaia tonde, mezze migliaia, decimali, cifre strane, solo migliaia',
      'no-bids':
        'nessuno offre, nessuno fa offerte, nessuna offerta, tutti passano, nessuno lo vuole, a nessuno interessa, dipinto gratis, senza pagare, non lo vuole nessuno, asta deserta, nessun interesse, resta a me, la tengo gratis, nessuno dice niente, silenzio',
      'equal-bids':
        'stessa offerta, stessa cifra, pareggiare un’offerta, offrire uguale, stesso prezzo, superare, offrire di meno, offerta più bassa, deve essere più alta, offerta pari',
      'bid-over-cash':
        'offrire più di quanto ho, offrire più soldi, più soldi di quelli che ho, debito, fare debiti, prestito, chiedere in prestito, non posso pagare, non riesco a pagare, non ho abbastanza soldi, non bastano i soldi, senza soldi, finito i soldi, finire i soldi, bluffare, fallimento, bancarotta, soldi dietro lo schermo, pagare dopo, pagare il prossimo round, devo alla banca, pagare a rate, non ho soldi, offerta massima, quanto posso offrire, fino a quanto, superare i miei soldi',
      'bid-back':
        'ritirare un’offerta, annullare, detto un numero sbagliato, cambiare la mia offerta, cambiare idea, ripensarci, sbagliato, errore, rimangiarsi l’offerta, tornare indietro, abbassare l’offerta, ho detto, offerta sbagliata, mi sono sbagliato',
      deals:
        'scambiare dipinti, scambi, prestare soldi, prestito, dare soldi, accordi, accordarsi, mettersi d’accordo, trattare, alleanza, vendere a un altro giocatore, vendere tra giocatori, rivendere, regalare, in privato, corrompere, accordo, promettere, aiutarsi, pagare un altro, fuori dall’asta, senza asta, direttamente',
      'others-money':
        'vedere i soldi, far vedere i soldi, chiedere, mostrare, quanti soldi hai, quanti soldi hanno gli altri, soldi segreti, soldi nascosti, nascondere, dietro lo schermo, schermi, contare i soldi, sapere, guardare, sbirciare, dire quanto ho, informazione pubblica, quanto è ricco, devo far vedere, devo dire quanto ho, mentire sui soldi, miei soldi, durante la partita, tutto il tempo, restano segreti',
      'tied-fists':
        'parità asta nascosta, pari, stessa offerta segreta, stesso pugno, due offerte uguali, offerta più alta uguale, spareggio, più vicino al banditore, primo in ordine, senso orario, chi vince l’asta, a chi va, offrono uguale, stessi soldi nel pugno, stesse monete, offerte identiche, offerta uguale, maggior offerente',
      'fixed-price':
        'quanto alto, prezzo massimo, limite, prezzo più alto dei miei soldi, più di quanto ho, più soldi di quelli che ho, prezzo qualsiasi, prezzo che voglio, prezzo troppo alto, soldi che possiedo, nessuno può pagarlo, troppo caro',
      'price-nothing':
        'prezzo zero, nulla, gratis, prezzo minimo, prezzo più basso, senza soldi, regalare, prezzo uno',
      'fixed-nobody':
        'nessuno compra, nessuno lo vuole, tutti passano, tutti rifiutano, devo comprare, devo comprarlo io, obbligo di acquisto, obbligato a comprare, paga il banditore, pagare la banca, nessuno accetta, rimane a me, nessuno lo prende, nessuno può pagarlo, troppo caro, non ho i soldi, tutti dicono di no, no grazie',
      'double-alone':
        'obbligo di aggiungere, devo aggiungere una seconda carta, devo giocare la seconda, obbligatorio, facoltativo, rifiutare, dire di no, non voglio aggiungere, giocare una doppia da sola, solo la doppia, devono gli altri, se ho una carta adatta, tenere la carta',
      'double-second':
        'quale seconda carta, stesso artista, altro artista, artista diverso, due doppie, doppia su doppia, seconda doppia, doppia con doppia, secondo segno uguale, quale simbolo vale, che tipo di asta, qualsiasi carta, seconda carta mia, giocarle entrambe io',
      'double-nobody':
        'nessuno aggiunge, nessuna seconda carta, nessuno ha la seconda carta, nessuno mette la seconda, non ho un’altra carta, sola, spaiata, gratis, che fine fa la doppia, tenerla, senza pagare, la perdo, persa',
      'double-taken-over':
        'un altro aggiunge, un altro giocatore mette la seconda carta, qualcuno aggiunge una carta alla mia doppia, chi è il banditore, chi vende, a chi vanno i soldi, chi incassa, incasso, nuovo banditore, secondo banditore, mia doppia, il primo prende qualcosa, subentra, seconda carta di un altro, chi fissa il prezzo, chi decide il prezzo, chi fa l’asta, vende l’altro',
      'double-share':
        'dividere i soldi, metà, metà per uno, metà per ciascuno, a metà, cifra dispari, variante, soldi a entrambi, spartire, equamente, incasso',
      'double-offerer-buys':
        'ho giocato la doppia e compro, compra chi ha giocato la doppia, compro la mia doppia, vinco la mia doppia, chi pago, pagare chi ha aggiunto, ricomprare, primo giocatore compra',
      'double-next':
        'dopo la doppia, a chi tocca, chi gioca dopo, di chi è il turno, perdere il turno, saltare il turno, saltato, chi sta in mezzo, sinistra, ordine dopo la doppia, ha aggiunto la seconda carta, turno perso, chi viene dopo, il mio vicino di sinistra, ordine di turno',
      payment:
        'a chi vanno i soldi, a chi si paga, chi pago, pagare la banca, pagare il banditore, compra il banditore, mia asta, dove vanno i soldi, pagare sé stessi, paga chi vince, chi incassa, soldi del dipinto, quando pago, chi prende i soldi, chi riceve, dare i soldi, vinco la mia asta',
      bought:
        'dove lo metto, dove si tiene, coperti o scoperti, davanti a me, far vedere che cosa ho comprato, gli altri lo vedono, nascondere i dipinti, mia collezione, mio museo',
      'round-end':
        'fine del round, fine round, quando finisce il round, quando finisce un round, quando si chiude, che cosa chiude il round, quante carte, cinque carte, quinta carta, round finito, fermarsi, quanto dura un round, fine del turno di gioco, stagione, come so che il round è finito, subito, ci si ferma',
      fifth:
        'quinta carta, quinto dipinto, quinto quadro, ultima carta, carta che chiude il round, si vende, invenduto, invenduta, va all’asta, a chi va la quinta, di chi è, la tengo, quanto vale l’ultima, si paga la quinta, comprare la quinta, la mettiamo all’asta, dopo la quinta, cinque sul tavolo, persa, buttata, carta che ha chiuso',
      'fifth-double':
        'la quinta è una doppia, doppia come quinta, doppia chiude il round, quattro sul tavolo e una doppia, seconda carta dopo la quinta, segno uguale, la prima carta della doppia è la quinta, prima metà di una doppia',
      'fifth-pair':
        'quarta e quinta, doppia con la quinta, tre sul tavolo e una doppia, ce ne sono già tre, doppia più un’altra carta, coppia chiude il round, entrambe invendute, due invenduti, la seconda è la quinta, prima carta della doppia, perse entrambe, chi prende le due, si vende la coppia',
      'no-cards':
        'senza carte, finito le carte, finite le carte, finire le carte, ho finito la mano, non ho più carte, mano vuota, niente carte, esaurire le carte, offrire senza carte, comprare senza carte, posso ancora comprare, posso ancora offrire, salto il turno, fuori, resto a guardare, zero carte, primo a finire, fuori dal gioco, perdo il turno, niente carte per l’ultimo round, tocca a me ma non ho carte, non posso giocare',
      'mystery-when':
        'mano misteriosa, giocatore misterioso, quarta mano, variante per tre, in tre, uomo d’affari giapponese, Japanese businessman, girare una carta, chi gira, carte non girate, avanzate, quando, facoltativo, obbligatorio, dopo un’asta, ogni volta, carta casuale, prima carta',
      'mystery-card':
        'carta misteriosa, dipinto misterioso, uomo d’affari giapponese, Japanese businessman, quarta mano, variante per tre, a che serve, si vende, di chi è, conta, quinta, doppia, vale, chiude il round, scartata, carta girata, il giapponese, vale qualcosa, lo paga qualcuno',
      mystery:
        'mano misteriosa, quante carte, distribuire in tre, quarta mano, come in quattro, variante per tre, preparare, preparazione, giapponese, carte del giocatore misterioso, siamo in tre, con tre giocatori, solo in tre, il giapponese, fa offerte',
      'what-counts':
        'quali carte contano, invenduto, invenduti, invendute, ultima carta conta, la quinta conta, carte gratis, conta per la classifica, come si fa la classifica, classifica degli artisti, popolarità, più carte, più venduto, chi è primo, miglior artista, carte giocate o vendute, la doppia conta per due, misteriose, non venduto, comprese, conta anche, contata, come so chi è popolare, conta la doppia gratis, anche se non è venduto, che cosa si conta, si contano',
      'equal-artists':
        'parità tra artisti, artisti pari, stesso numero di carte, pari merito, spareggio, più a sinistra, lato sinistro, ordine del tabellone, precedenza, secondo e terzo pari, ordine degli artisti, vicino a Manuel, quale artista è avanti, chi viene prima, chi è secondo, due artisti, tre artisti pari, chi prende il gettone, chi prende il segnalino, a chi va il gettone, stessa quantità di carte, chi va davanti',
      'few-artists':
        'solo due artisti, un solo artista, meno di tre, terzo gettone, nessun terzo, manca, secondo e terzo posto vuoti, quanti artisti, artista senza carte, artista con zero carte',
      value:
        'quanto vale, quanto vale un dipinto, quanto valgono, valore di un dipinto, prezzo di vendita alla banca, paga la banca, vendere alla banca, gettoni, segnalini, somma, si sommano, primo secondo terzo, arrivato primo, primi tre, valore massimo, il terzo vale più del primo, aumenta il valore, quanto si incassa, quanto prendo, quanto mi danno, quanto rende, quanto paga, primo due volte, primo in due round, quanto per primo secondo e terzo, valore più alto possibile, quando vale di più, meno carte',
      'tiles-kept':
        'valore dei round precedenti, round passati, gettoni vecchi, restano sul tabellone, tutta la partita, quarto posto, arrivato quarto, fuori dai primi tre, non vale nulla, non valgono niente, perdere valore, si azzera, si perdono, torna nei primi tre, valori accumulati, segnalini di prima, popolare nel round precedente, perché vale zero, perché non vale, ultimo posto, quinto posto, si riparte da zero, del primo round, contano ancora, valgono ancora, la volta scorsa, prima valeva di più',
      example:
        'esempio nel regolamento, round di esempio, errore, sbagliato, errore di stampa, refuso, non torna, non tornano i conti, il libro dice, totali, Axel Beatrix Clemens Doris, Lorenzo Dario Vittoria',
      'after-selling':
        'tenere, scartare, si scartano i dipinti, scatola, vendere tutto, devo vendere, non vendere, tenere i dipinti, tenere un quadro per dopo, conservare, tenere le carte, tenere la mano, prossimo round, carte non giocate, carte rimaste, carte avanzate, perdo le carte, rimescolare, carte giocate, proprietà, collezione, dipinti comprati, dipinto senza valore, restano miei, aspettare che valga di più, il quadro gratis si vende, tenermi un quadro, mazzo nuovo, obbligato a vendere, quando si pagano i dipinti, quando ci pagano',
      'who-starts':
        'prossimo round, nuovo round, round nuovo, chi comincia, chi inizia, chi parte, primo giocatore, martelletto, sinistra, secondo round, ha giocato l’ultima carta, dopo la fine del round, apre il round, chi vende per primo',
      'all-out':
        'tutti senza carte, tutti finiscono le carte, nessuno ha carte, nessuno ha più carte, finiscono le carte, mani vuote, fine anticipata, finisce prima, senza la quinta carta, meno di cinque, nessun artista arriva a cinque, il round non finisce, carte esaurite, siamo tutti senza carte, terzo round, nessuno può giocare',
      'all-out-double':
        'ultime carte, ultimissima carta, ultima carta è una doppia, doppia alla fine, coppia, dipinto finale, senza carte, fine della partita',
      win: 'chi vince, come si vince, vincitore, più denaro, più soldi, più ricco, fine della partita, carte rimaste in mano alla fine, carte in mano dopo il quarto round, contare i soldi, rivelare i soldi, chi è il vincitore, alla fine di tutto',
      'equal-money':
        'parità, pari, stessi soldi, stesso denaro, stessa somma, fine della partita, alla fine, vittoria condivisa, spareggio, due vincitori, pareggio, vincono entrambi, stessa ricchezza, ricchi uguali',
    },
    gallery: {
      goal: 'scopo, obiettivo, quanti round, numero di round, quattro round, quanto dura, durata, minuti, fine della partita, quando finisce la partita, ultimo round, quanto è lunga, quanto tempo, quando si smette',
      course:
        'svolgimento, riassunto, spiegazione, spiegare il gioco, come si gioca, come funziona, che cosa succede in un round, fasi, in breve, basi, principianti, in poche parole, come funziona il gioco, critici d’arte, collezionisti, chi siamo',
      'no-auctions':
        'asta, aste, offerta, comprare, vendere, pagare, soldi, denaro, monete, schermi, gioco grande, gioco da tavolo, originale, altro Modern Art, differenza, diverso, uguale a, punti o soldi, dove sono i soldi, contanti',
      layout:
        'preparazione, preparare, prepara, apparecchiare, allestire, artisti in fila, ordine delle carte artista, crescente, mazzo, gettoni, carta e penna, blocco segnapunti, che cosa serve, componenti, scheda riassuntiva, che cosa si mette sul tavolo, dove vanno le carte, numeri sulle carte artista, prima partita, la prima volta',
      deal: 'quante carte, quante carte a testa, distribuire, dare le carte, mano, nuove carte, altre carte, si pescano, carte per round, secondo round, terzo round, quarto round, numero di carte, carte iniziali, carte all’inizio, nessuna carta nuova nell’ultimo round, in due in tre in quattro in cinque, tabella, tredici, si ridanno carte, quando si danno le carte, quando si distribuiscono, si riempie la mano, si rimescola, ridare',
      cards:
        'quante carte per artista, quante carte di ogni artista, numero di carte, in tutto, nel mazzo, nella scatola, più rare, più frequenti, quali artisti ci sono, distribuzione, più carte di un altro artista, numeri sulle carte artista, che cosa significano i numeri',
      players:
        'quanti giocatori, in quanti si gioca, in due, due giocatori, in sei, da soli, solitario, minimo, massimo',
      'first-player':
        'chi comincia, chi inizia, chi parte, primo giocatore, parte per primo, più giovane, più vecchio, museo, visitato un museo, segnalino Primo Giocatore, scegliere, inizio della partita, primissimo round, nessuno è stato in un museo, chi ha il segnalino all’inizio',
      influence:
        'carta Influenza, influence, carta extra, accanto al mazzo, vicino al mazzo, a destra del mazzo, carta girata, carta scoperta, carta neutrale, conta, di chi è, a chi va, la segna qualcuno, chi prende i punti, dà punti, a che serve, conta per il limite, conta per le sei, fa parte delle sei, accanto alle carte, si cambia ogni round',
      'influence-symbol':
        'carta Influenza, influence, carta extra, accanto al mazzo, vicino al mazzo, simbolo, effetto, funziona, premio sopra',
      symbols:
        'simboli, effetti, icone, segni, che cosa significano i simboli, che cosa vuol dire il simbolo, effetti delle opere, carte speciali, azioni, quanti simboli, tipi di carte, usarlo dopo, conservare l’effetto, subito, usarlo due volte, significato, spiegare i simboli, ignorare un effetto, devo farlo, stella, occhio, freccia',
      turn: 'mio turno, che cosa posso fare, esporre, giocare una carta, quale carta, saltare il turno, passare il turno, devo giocare una carta, qualsiasi carta, scegliere una carta, scoperta, raggruppare per artista, a chi tocca, prossimo giocatore, senso orario, quante carte per turno, senza simbolo, dopo che abbiamo giocato tutti insieme, aspettare, due carte per turno, azione speciale',
      limit:
        'fine del round, fine round, quando finisce il round, quando finisce un round, che cosa chiude il round, round finito, quante carte, sei carte, cinque carte, sesta, quinta, fermarsi, in due, con due giocatori, in due cinque o sei, totale di tutti, tutti insieme, conta la carta extra, fine del turno di gioco, carte coperte, condizioni, come so che il round è finito, subito, ci si ferma, solo le carte scoperte, quante dello stesso artista, quante di un artista, per finire il round',
      'last-card':
        'ultima carta, sesta carta, quinta carta, carta che chiude il round, simbolo, effetto, dà punti, fa punti, vale punti, la tengo, conta, ignorato, persa, di chi è, funziona, posso usarlo, carta che ha chiuso, mia, premio sopra, pesca sopra, messo la sesta, sesta di un artista',
      draw: 'pescare una carta, pescare, devo pescare, simbolo pesca, facoltativo, obbligatorio, non voglio pescare, rinunciare a pescare, prendere una carta dal mazzo, prima carta del mazzo, lasciarla, quante ne pesco, ignorare, mazzo vuoto, finisce il mazzo, niente carte nel mazzo, guardare la prossima carta',
      award:
        'premio, gettone premio, award, dove va il premio, dove lo metto, quale artista, qualsiasi artista, mettere il premio, devo metterlo, obbligatorio, facoltativo, due premi sullo stesso artista, ha già un premio, secondo premio, quanto resta, tutta la partita, spostare, togliere, sparisce, perdo il premio, sesto premio, finiti i premi, quanti premi, vale due, artista non giocato, ignorare, si sommano i premi, su qualsiasi carta, su un artista che non ho, quanti premi può avere, punti per i premi',
      'second-up':
        'seconda carta, due carte, un’altra carta, scoperta, stesso artista, altro artista, artista diverso, simbolo della seconda carta, effetto, facoltativo, obbligo, può chiudere il round, catena, terza carta, finisce il round, reazione a catena, ancora un simbolo, prendo anche quell’effetto',
      'second-down':
        'seconda carta, coperta, a faccia in giù, nascosta, segreta, qualsiasi artista, stesso artista, quando conta, può chiudere il round, simbolo, guardarla, mostrarla, dire l’artista, facoltativo, due carte, di un altro artista, conta per le sei, gli altri possono guardare',
      everyone:
        'giocata simultanea, simultanea, giocano tutti, tutti giocano una carta, tutti insieme, contemporaneamente, devo giocare, rinunciare, rifiutare, dire di no, simboli, effetti, obbligatorio, anche io, anche chi l’ha giocata, senza carte, devo per forza, effetto di quella carta, non ho carte, quando giochiamo tutti, chi gioca dopo',
      'past-limit':
        'sette carte, settima, troppe, più di sei, oltre il limite, superare il limite, simultanea, insieme, due artisti a sei, due artisti al limite, contano tutte, riprendere in mano, nello stesso momento, entrambi a sei, arrivano a sei',
      'no-cards':
        'senza carte, finito le carte, finite le carte, finire le carte, non ho più carte, mano vuota, niente carte, esaurire le carte, resto senza carte, fuori, resto a guardare, perdo i punti, fanno punti, salto il turno, zero carte, primo a finire, fuori dal gioco, mi danno i punti, carte sul tavolo, niente carte per l’ultimo round, tocca a me ma non ho carte, non posso giocare, gli altri continuano',
      'all-out':
        'tutti senza carte, tutti finiscono le carte, nessuno ha carte, nessuno ha più carte, finiscono le carte, mani vuote, prima di sei, senza la sesta carta, nessuno arriva a sei, il round non finisce, carte esaurite, partita finita, siamo tutti senza carte, nessuno può giocare',
      'face-down':
        'carte coperte, a faccia in giù, rivelare le carte nascoste, scoprire, girare, quando, contano, classifica, prima della classifica, superare, più di sei, fine del round, prima della classifica, quando si girano, contano per i punti',
      tokens:
        'quali artisti fanno punti, gettoni valore, tre due uno, 3 2 1, primo secondo terzo, più carte, più esposto, classifica, in testa, primi tre, chi fa punti, popolare, come si fa la classifica, conta la carta extra, quarto posto, altri due artisti, chi prende i gettoni, artista al secondo posto, quale gettone, miglior artista, meno carte',
      'equal-artists':
        'parità tra artisti, artisti pari, stesso numero di carte, pari merito, pareggio tra artisti, spareggio, numero più basso, numero stampato, secondo e terzo pari, quale artista è avanti, chi viene prima, chi è secondo, due artisti, tre artisti pari, chi prende il gettone, numeri sulle carte artista, a che servono i numeri, stessa quantità di carte, chi va davanti',
      'few-artists':
        'solo due artisti, un solo artista, meno di tre, terzo gettone, nessun terzo, manca, quanti artisti, artista senza carte, artista con zero carte',
      value:
        'quanto vale, quanto vale una carta, quanti punti, valore di una carta, punti per carta, gettoni valore, premi, somma, si sommano, gettoni precedenti, con un premio, secondo con un premio, valore massimo, il terzo vale più del primo, quanto mi danno, quanto rende, calcolare quanto vale una carta, primo con un premio, valore più alto possibile, quando vale di più',
      'tokens-kept':
        'quarto, quinto posto, quarto artista, arrivato quarto, fuori dai primi tre, non in testa, round precedenti, round passati, gettoni vecchi, restano, tutta la partita, non vale nulla, niente, si perdono, si azzera, premio su un artista quarto, prendo qualcosa, altri due artisti, torna nei primi tre, ultimo posto, perché non vale, del primo round, contano ancora, contano i premi, l’artista è ultimo, meno carte, la volta scorsa',
      example:
        'esempio nel regolamento, esempio di punteggio, errore, sbagliato, errore di stampa, refuso, non torna, non tornano i conti, il libro dice, totali, Jason Max Julia, Giocatore A Giocatore B',
      'clean-up':
        'tenere, scartare, carte sul tavolo, carte esposte, tenere la mano, tenere le carte, tra un round e l’altro, prossimo round, carte non giocate, carte rimaste, carte avanzate, perdo le carte, rimescolare, carte giocate, vecchia carta Influenza, nuova carta Influenza, nuova carta extra, girare una nuova carta, tolte dal gioco, conservare, collezione, rimescolare il mazzo, restano sul tavolo, che cosa resta, si cambia la carta extra',
      'extra-cards':
        'aggiungere carte, carta aggiuntiva, carta extra dalla mano, carta bonus, una carta in più, a fine round, alla fine del round, quando si contano i punti, quante, quali artisti, artista in testa, esposto, averne una sul tavolo, facoltativo, devo aggiungere, una per artista, quante posso aggiungere, posso aggiungere, che non ho esposto, che non ho sul tavolo, giocare una carta extra',
      'extra-symbol':
        'carta aggiunta, carta aggiuntiva, carta extra dalla mano, simbolo, effetto, pescare, premio, a fine round, lo uso, funziona, prendo quell’effetto',
      'extra-ranks':
        'cambiare la classifica, cambiano la classifica, cambiare l’ordine, più carte del primo, superare, gettoni, contano per la classifica, dopo averle aggiunte, carte aggiunte, carte extra, posizione, primo secondo terzo, far diventare primo il mio artista, contano per il primo posto',
      score:
        'contare i punti, come si contano i punti, calcolare, sommare, moltiplicare, totale, chi conta per primo, ordine, scrivere, foglio, segnare i punti, esempio, punteggio, punti vittoria, si scrivono i punti, come faccio punti, chi conta per primo, segnapunti, come si calcola, quanti punti faccio',
      'who-starts':
        'prossimo round, nuovo round, round nuovo, chi comincia, chi inizia, chi parte dopo, chi parte, primo giocatore, segnalino Primo Giocatore, passa a sinistra, sinistra, secondo round, round due, dopo la fine del round, ha chiuso il round, cambia il primo giocatore, chi ha chiuso inizia, chi inizia dopo',
      'starter-without-cards':
        'chi deve iniziare non ha carte, primo giocatore senza carte, mano vuota, non può iniziare, chi comincia allora',
      'who-ended':
        'più carte hanno chiuso il round, insieme, contemporaneamente, simultanea, chi ha chiuso il round, finito da due giocatori, chi inizia allora, chi l’ha finito, tutti insieme ed è finito',
      win: 'chi vince, come si vince, vincitore, più punti, punteggio più alto, totale, fine della partita, somma dei round, soldi o punti, carte rimaste in mano alla fine',
      'equal-points':
        'parità, pari, stessi punti, stesso punteggio, fine della partita, alla fine, vittoria condivisa, spareggio, pareggio finale, due vincitori, vincono entrambi, stesso numero di punti, entrambi hanno',
    },
  },
};
