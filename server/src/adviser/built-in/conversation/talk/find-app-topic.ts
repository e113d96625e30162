import { foldText, listWords } from '../../../food/food-words.ts';

/** What can be asked about using the app. */
export type AppTopic =
  | 'glucose_entry'
  | 'vitals_entry'
  | 'import'
  | 'export'
  | 'delete_account'
  | 'password'
  | 'unit'
  | 'time_zone'
  | 'profile'
  | 'sleep_entry'
  | 'substance_entry'
  | 'cessation'
  | 'meal_plan'
  | 'shopping'
  | 'training'
  | 'tips'
  | 'appointments'
  | 'correct_entry'
  | 'sessions'
  | 'privacy'
  | 'consent'
  | 'community'
  | 'delete_chat'
  | 'figures'
  | 'report'
  | 'reminder'
  | 'sign_out';

const phrasesOf = (text: string): readonly string[] => listWords(text).map(foldText);

const how =
  phrasesOf(`como, onde, aonde, da pra, da para, consigo, quero, queria, preciso, posso, tem como, qual tela, em que tela, em qual tela, em que pagina,
  qual pagina, cade, me ensina, ensina, nao consigo, nao acho, nao encontro, esqueci`);
const writing =
  phrasesOf(`registrar, registro, registra, anotar, anoto, anota, lancar, lanco, colocar, coloco, adicionar, adiciono, inserir,
  insiro, incluir, incluo, marcar, marco, salvar, salvo, cadastrar, cadastro, informar, informo, digitar, digito, boto, botar`);
const changing =
  phrasesOf(`corrigir, corrijo, apagar, apago, excluir, excluo, deletar, deleto, editar, edito, mudar, mudo, alterar,
  altero, trocar, troco, remover, removo, arrumar, consertar, desfazer, desfaco`);

/** Every group must have a phrase in the question. The first topic that fits is taken. */
const topics: readonly (readonly [AppTopic, ...(readonly (readonly string[])[])])[] = [
  [
    'import',
    phrasesOf(`importar, importo, importacao, importa, subir o arquivo, enviar o arquivo, mandar o arquivo, carregar o arquivo, arquivo do sensor,
      arquivo do libre, arquivo do libreview, conectar o sensor, ligar o sensor, sincronizar, sincronizo, integrar, parear, libreview, dexcom, nightscout, mysugr, accu chek, csv do sensor`),
  ],
  [
    'export',
    phrasesOf(`exportar, exporto, baixar meus dados, baixo meus dados, baixar os dados, copia dos meus dados, planilha, em csv, em excel,
      backup, levar meus dados, meus dados em csv`),
  ],
  [
    'delete_account',
    changing,
    phrasesOf(`conta, cadastro, meu perfil todo, todos os meus dados, todos meus dados, tudo`),
  ],
  [
    'delete_account',
    phrasesOf(
      `cancelar minha conta, cancelo minha conta, cancelo a conta, encerro minha conta, cancelar a conta, encerrar minha conta, sair de vez`,
    ),
  ],
  [
    'password',
    [...how, ...changing, ...phrasesOf('minha senha, provisoria, perdi')],
    phrasesOf('senha, senhas, password'),
  ],
  [
    'delete_chat',
    changing,
    phrasesOf(
      'conversa, conversas, chat, mensagem, mensagens, historico do chat, historico da conversa, bate papo',
    ),
  ],
  [
    'unit',
    phrasesOf(`unidade, mmol, mg dl, mgdl`),
    [...how, ...changing],
    phrasesOf('unidade, mudar, trocar, mudo, troco, usar, ver em'),
  ],
  ['time_zone', phrasesOf('fuso, fuso horario, hora errada, horario errado')],
  [
    'sessions',
    phrasesOf('outros aparelhos, outro aparelho, sessao, sessoes, onde entrei, dispositivos, conectado'),
  ],
  ['consent', phrasesOf('consentimento, retirar o consentimento, autorizacao')],
  [
    'privacy',
    phrasesOf(
      'privacidade, lgpd, quem ve meus dados, quem pode ver, meus dados estao seguros, dados seguros, voce guarda, vende meus dados',
    ),
  ],
  ['appointments', how, phrasesOf('consulta, consultas, agendar, agendamento, retorno medico, compromisso')],
  [
    'reminder',
    phrasesOf(
      'lembrete, lembretes, me lembrar, alarme, alarmes, notificacao, notificacoes, me avisa, me avisar',
    ),
  ],
  ['cessation', how, phrasesOf('programa de cessacao, plano para parar, plano de cessacao, plano pra parar')],
  ['shopping', phrasesOf('lista de compras, lista de compra, lista do mercado')],
  [
    'profile',
    how,
    [...writing, ...changing, ...phrasesOf('atualizar, atualizo, fica, preencher, preencho')],
    phrasesOf(`alergia, alergias, remedio, remedios, medicamento, medicamentos, perfil, doenca,
      condicao, restricao, restricoes, altura, idade, data de nascimento, meta de peso, meta de sono, nivel de exercicio, gestante, deficiencia, minhas informacoes, meus dados`),
  ],
  [
    'correct_entry',
    changing,
    phrasesOf(
      `medicao, medicoes, medida, registro, registros, o que registrei, valor errado, errado, errada, glicose, glicemia, pressao, peso, noite, sono, errei, sem querer`,
    ),
  ],
  [
    'correct_entry',
    phrasesOf('digitei errado, anotei errado, registrei errado, lancei errado, coloquei errado'),
  ],
  ['glucose_entry', how, writing, phrasesOf('glicose, glicemia, acucar, ponta de dedo, destro')],
  [
    'vitals_entry',
    how,
    writing,
    phrasesOf(
      'pressao, peso, batimento, batimentos, glicada, hba1c, medicao, medicoes, exame, exames, frequencia cardiaca',
    ),
  ],
  ['sleep_entry', how, writing, phrasesOf('sono, noite, noites, quanto dormi, dormi, horas de sono')],
  [
    'substance_entry',
    how,
    writing,
    phrasesOf(
      'cerveja, bebida, alcool, cigarro, cigarros, cafe, cafeina, jogo, jogos, substancia, substancias, vinho',
    ),
  ],
  [
    'meal_plan',
    how,
    phrasesOf(
      `gerar, gero, gera, criar, crio, montar, monto, fazer um plano, trocar, troco, fica, vejo, ver, acho, acessar`,
    ),
    phrasesOf(
      'cardapio, plano alimentar, plano de refeicoes, plano de refeicao, refeicoes, refeicao, plano nutricional, receita, receitas salvas, minhas receitas, alimento do plano',
    ),
  ],
  [
    'training',
    how,
    phrasesOf(
      'gerar, gero, gera, criar, crio, montar, monto, comecar, comeco, fica, vejo, ver, acho, marcar, marco, mudar, acessar',
    ),
    phrasesOf('treino, treinos, exercicio, exercicios, programa de exercicio, programa de exercicios'),
  ],
  [
    'tips',
    how,
    phrasesOf('dica, dicas, recomendacao, recomendacoes'),
    phrasesOf('vejo, ver, gerar, gero, fica, ficam, acho, novas, acessar'),
  ],
  ['community', phrasesOf('comunidade, forum, foruns')],
  [
    'report',
    phrasesOf(
      'relatorio para o medico, relatorio pro medico, imprimir, baixar um relatorio, baixar relatorio, gerar relatorio, gerar um relatorio, pdf, mostrar ao medico, levar ao medico, mandar para o medico, mandar pro medico, relatorio em pdf',
    ),
  ],
  [
    'figures',
    phrasesOf(
      'onde vejo, kd, cade, aonde vejo, onde fica, onde ficam, onde esta o grafico, onde acho, onde encontro, como vejo, onde estao',
    ),
    phrasesOf(
      'glicose, glicemia, pressao, peso, grafico, graficos, medicoes, historico, sono, media, tempo no alvo, batimentos',
    ),
  ],
  [
    'sign_out',
    phrasesOf(
      'sair da conta, saio da conta, deslogar, fazer logout, logout, sair do app, sair do aplicativo',
    ),
  ],
];

/** What a folded question (blanks around it) asks about using the app; null where it does not. */
export const findAppTopic = (folded: string): AppTopic | null => {
  const found = topics.find(([, ...groups]) =>
    groups.every((phrases) => phrases.some((phrase) => folded.includes(phrase))),
  );
  return found?.[0] ?? null;
};
