/** The words of an alarm that are recognised with one typing error: of six letters or more, in the forms people write. */
const written = [
  'pressao apertado apertando pontada pontadas queimacao ardencia coracao infarto infartando infartou infartei palpitacao disparado acelerado',
  'sufocando sufocada sufocado respirar respirando respiracao engasgou engasgado engasgada engasgando bombinha chiando saturacao ofegante asfixiando',
  'garganta fechando inchada inchado inchando inchou inchados inchadas lingua urticaria alergica anafilatico empolado coceira vermelhas',
  'desmaiou desmaiei desmaiando desmaiar desmaiada desmaiado desmaio desmaios inconsciente desacordado desacordada consciencia acordando responde reagindo debatendo',
  'convulsao convulsoes convulsionando convulsionou epileptico epileptica espumando tremendo tremedeira',
  'dormente dormencia formigando formigamento formiga paralisado paralisada enrolada enrolado enrolando embolada embolado arrastada derrame repente esquerdo esquerda direito',
  'enxergo enxergando embacada embacado cabeca insuportavel confuso confusa confusao desorientado desorientada sonolento sonolenta sonolencia delirando',
  'glicose glicemia hipoglicemia hipoglicemica insulina insulinas diabetico diabetica diabetes aparelho vomitando vomitei vomitou vomito vomitos acetona cetona cetonas halito suando tontura fraqueza',
  'sangue sangrando sangramento sangrar sangrou hemorragia hemorragias evacuando tossindo',
  'atropelado atropelada atropelou queimou queimadura choque afogou afogando facada baleado acidente',
  'engoliu engoli comprimido comprimidos remedio remedios cartela veneno sanitaria chumbinho overdose rivotril clonazepam apliquei aplicou aplicaram injetei unidades dobrada dobrado',
  'gravida gestante gestacao semanas estourou rompeu barriga contracoes contracao',
  'ambulancia socorro emergencia morrendo piripaque insuportaveis desmaiasse abstinencia tremores enjoado enjoada agressoes agressao fervendo escorpiao trancada aperto pensei pensando pulmao inconsciencia medidor desespero alucinando alucinacao alucinacoes acordar medicacao',
  'queimei queimou evacuei gravidez morresse arranhar continuar nascido levantar levanta ouvindo derrame piscina comecou espasmos cachorro documentario palestra sufoco pulsos desmaiasse inchaco dificuldade horrivel fortissima vermelhidao sozinha urgente ambulancias tontura suicidas perseguindo tranquei enforcando enforquei despedir inutil alivio esperanca',
  'morrer matar suicidio suicidar suicida suicidou existir sumisse desaparecer enforcar enforcou pensamentos despedida aguento cortando cortar machucar machucando mutilar vontade sofrimento acabar',
  'estuprada estuprou estuprado estupro abusada abusado abusou agredida agrediu agredindo espancou espancada espanca apanhei apanhando apanha ameacando ameacou ameacada violencia marido companheiro namorado padrasto',
] as const;

export const triggerWords: readonly string[] = written.flatMap((line) => line.split(' '));
