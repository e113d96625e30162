/**
 * Words of their own that stand one letter from a trigger word: 'correndo' is no misspelt 'morrendo'. Found by holding
 * the trigger words against a Portuguese dictionary.
 */
const written = [
  'abalado abordando acertado acertando achada acidentes acuada acusada acusado acusou adorada adorado afagando aflito alertado alertando',
  'ampliaram ampliou anunciou aparelha aparelhos apartado apertado apinhado apressa aquecendo ardendo ardido argento aumento ausento',
  'bailado balada balado balando baldeado barrida barrigas beirada bestante besouro bicado bobinha bobinhas boleado bombinhas brigada buscada buscado buscou',
  'cabana cabeca cabela cabeludo cadencia cacada calcando caneca careca cartas cartel cartola causou cautela cebola celebrado chegando cheque chorando choque choques cifrando cirando citando coleira companheiros contusao coracoes correndo cotacao criacao criando curacao coroar corando cantando catando contando contado contei jantar cortado',
  'derrama derrames desafio desafios diabetes diretor diretos direita dobrada dobrando dormindo dourado dominando',
  'embalada embalado embaixada embarcada embarcado empacado empanada empolgado engordou enforcou engordei enfiou ensolada ensolarado enxerto enxerguei esforcar esforcou espacada espantada espantou espantado estante estoura estourar estrupo estornou esputando escorrendo',
  'fachada faltando faturacao fechado fichado ficando folgando franqueza fracassado fracasso',
  'garanta garantia gravada gravita grande gravidade gravidez gestao gustacao garotada',
  'habito habitos horrendo infanto inseto injete insulin infectado inventando linguas linchado linguica',
  'machado marcado marco marina mercado moendo montada montadas morando mordendo montando mandando marinho malhando maltar morador',
  'namorada namorados namorando ocidente ofegantes opressao oracao oracoes overdoses',
  'palito panela panico pausado pausada pausou pensando pesado pesando picada pintada pintadas pintado pombinha ponto pontas portada portando portar postada postadas praia preparando pressa pesamentos planejando padrinho palestra',
  'queijo queijou queixou rangindo recente recentes referente refeicao refeicoes regente remendo remendos repente repetes respingar responsavel restante rinchando roceira rompendo',
  'sagrada sagrando saturada semanal semanais singrar sobrada sobrado sofrimentos sonora sorrindo sorvete sortimento subindo sujando suando sufoco',
  'tangendo temendo temores tempero temperado terminando tintura tomando trazendo torrendo torcendo tossir tratando',
  'umidade umidades usando usuario unindo verdadeiro verdes vermelho vontades voltando voltei voltou vestindo varrendo vivendo vencendo inchaco aguente aguentar aguentou escorrer socorrer',
  'matear mantar metade medida mostrar montar matriz marcar materia existia existiu exibir assistir insistir resistir acordado acordada acordados acordar recordando concordando abordagem responda responder correr moer morder mover horror',
  'enrolar enrolo enrola engolir engole marinada matricula machuca machuquei respira respirei espirar espirrar espirrando espirrou inspirar aspirar inspirando aspirando cansando cantar contar cuidar cortes cortina cartilha trancar',
  'esquerda esquenta esqueci despertando despertou despertador sentindo pedindo perdendo prendendo aprendendo',
  'aberto aspero aspeto acerto acusar ancorar arcada arranhadura cabare calcinacao carencia caxias chique coacao corar coroa cotar dedicacao diferencial editar enfocar estacao estudio estudioso estupor',
  'faccao fartura fatada feijoa formica furtos gangue hoquei infrator interior ingua lataria liberdade lingual malaria mario marcio mediacao meditacao necropsia parceria parar perto pense presso pressor',
  'contrato contrario dosar esplanada freada fritas grato mostra noite obras padeiro pardo parque parto pautar pensem persa pinga piorar podar prato prensa prosa querer rapaz recado regar salgar secar senta tarta usada usado vinha',
  'arranjar arranja alivie cachorros cadeia contigo enformando esforcando esparsos espedir mordesse ouvidor ouvido palestras piscinas comecos corresse contiguo livido rigente',
] as const;

export const everydayWords: ReadonlySet<string> = new Set(written.flatMap((line) => line.split(' ')));
