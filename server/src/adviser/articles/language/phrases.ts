import { readSynonyms } from './read-synonyms.ts';

/**
 * Several words that mean one thing. Where an article has no such thing ('conversafiada', 'receitaculinaria', 'partida'),
 * the phrase takes its words away from the articles that they would find.
 */
const phrases = readSynonyms(`
  açúcar no sangue, açúcar do sangue, taxa de açúcar = glicose
  açúcar baixo, açúcar baixa, glicose baixa, glicemia baixa, queda de glicose = hipoglicemia glicose
  glicose cai, glicemia cai, glicose caiu, glicose caindo = hipoglicemia glicose cair
  açúcar alto, glicose alta, glicemia alta, açúcar no sangue alto = hiperglicemia glicose
  baixar a glicose, baixar glicose, baixar a glicemia, baixar o açúcar, abaixar a glicose, abaixar o açúcar = hiperglicemia glicose
  diminuir a glicose, diminuir a glicemia, diminuir o açúcar no sangue, reduzir a glicose, reduzir a glicemia = hiperglicemia glicose
  açúcar rápido = regra15 hipoglicemia
  pressão alta, pressão arterial alta = hipertensão pressão
  baixar a pressão, abaixar a pressão, diminuir a pressão, reduzir a pressão = hipertensão pressão
  pressão muito alta, pico de pressão, crise hipertensiva = pressãomuitoalta pressão
  pressão baixa = hipotensão pressão
  hemoglobina glicada, hemoglobina glicosilada = glicada
  tempo no alvo = tempoalvo sensor
  tipo 1, dm1 = tipo1
  tipo 2, dm2 = tipo2
  o jogo, do jogo, jogo do, jogo da, jogo de futebol = partida
  receita de, receita do bolo, receita fácil = receitaculinária
  dia das mães, dia dos pais, dia das crianças, dia dos namorados = conversafiada
  você gosta, quer namorar, você é solteira, você é casada, tudo bom, me fala de você = conversafiada
  café da manhã = desjejum
  depois de comer, depois do almoço, depois da refeição, depois das refeições, depois do jantar = pósprandial refeição
  após comer, após o almoço, após a refeição, após as refeições, pós prandial = pósprandial refeição
  quem é a vida, o que a vida faz, quem é você, você é médica, você é médico, você é uma médica, você é um médico, você é um robô = assistente
  você é real, você é humana, você sabe fazer, você pode fazer, você faz, assistente virtual = assistente
  meus dados, dados de saúde, minhas informações, meus registros = dados assistente
  frutos do mar, fruto do mar = marisco
  regra dos 15, regra do 15, regra dos quinze, regra do quinze = regra15 hipoglicemia
  ponta de dedo, furar o dedo, furo no dedo = medir glicose dedo
  falta de ar, me falta ar = dispneia
  problema no rim, problema nos rins, problema de rim, insuficiência renal, doença nos rins = renal doença
  problema de coração, problema no coração, insuficiência cardíaca, doença do coração = coração doença
  perder peso, perda de peso = emagrecer peso
  índice de massa corporal = imc
  frequência cardíaca, ritmo cardíaco = batimento
  ataque cardíaco, ataque do coração = infarto
  crise de ansiedade, crise de pânico, síndrome do pânico, ataque de pânico = ansiedade crise
  cadeira de rodas = cadeirante
  dor de cabeça, dores de cabeça = cabeça dor
  dor nas costas, dor na coluna, dor lombar, nervo ciático, dor ciática = costas dor coluna
  jogar bola, jogar futebol, jogo bola, jogar vôlei, jogar tênis = exercício treino
  barriga grande, gordura na barriga, gordura abdominal = cintura barriga peso
  molho de soja = shoyu soja
  leite de vaca = leite
  parar de fumar, largar o cigarro, deixar de fumar = cigarro parar
  parar de beber, largar a bebida, deixar de beber = álcool parar beber
  não consigo dormir, sem dormir, pegar no sono, demoro para dormir, demoro pra dormir = insônia sono
  plano de saúde = convênio
  ronca muito, ronco alto = ronco apneia
  mal estar = mal
  pé inchado, pés inchados, perna inchada, pernas inchadas = inchaço
  hérnia de disco = coluna hérnia costas
  baixa visão = visual
  ácido acetilsalicílico = aspirina
  puran t4 = levotiroxina
  cigarro eletrônico = vape cigarro
  taxa de filtração, filtração glomerular = tfg renal exame
  posto de saúde = ubs
  disque saúde = telefone
  de graça = gratuito
  fora de casa = restaurante
  índice glicêmico = índiceglicêmico carboidrato
  caneta de adrenalina = anafilaxia
  choque anafilático = anafilaxia alergia
  alergia alimentar = alergia comida
  anti-inflamatório, anti-inflamatórios = antiinflamatório
`);

/** One pattern for all of them: a text is gone through once. */
const anyPhrase = new RegExp(
  `(?<= )(?:${[...phrases.keys()].sort((one, other) => other.length - one.length).join('|')})(?= )`,
  'g',
);

/** A folded text ' word word ' with the phrases that we know replaced by the words they count as. */
export const replacePhrases = (folded: string): string =>
  folded.replace(anyPhrase, (phrase) => phrases.get(phrase)?.join(' ') ?? phrase);
