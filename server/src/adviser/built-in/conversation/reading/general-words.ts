import { foldText, listWords } from '../../../food/food-words.ts';

const phrasesOf = (text: string): readonly string[] => listWords(text).map(foldText);

/** Ask for knowledge or advice, whoever's data they speak of. */
const askingKnowledge =
  phrasesOf(`o que e, oque e, oq e, o que sao, o que significa, oq significa, o que quer dizer,
  que significa, significa, significado, para que serve, pra que serve, serve para, serve pra, posso, podemos, podem,
  poderia, devo, deveria, devemos, pode comer, pode beber, pode tomar, pode usar, pode fazer, pode causar, pode ser, como baixar, como abaixar,
  como reduzir, como diminuir, como controlar, como medir, como melhorar, como aumentar, como subir, como evitar, como tratar, como prevenir,
  como parar, como largar, como dormir, como perder, como emagrecer, como ganhar, como funciona, como interpretar, como calcular,
  como contar, como faco, como fazer, como posso, como devo, como conseguir, como manter, como saber se, como usar,
  como cuidar, como lidar, como comer, como escolher, dica, dicas, o que fazer, o que faco, oq faco, oque faco, que faco, que eu faco, o que devo,
  o que comer, oq comer, o que posso, quais alimentos, que alimentos, alimentos, alimento, fruta, frutas, faz mal, faz bem, faz diferenca,
  e bom, e ruim, e perigoso, e normal, e verdade, aumenta, aumentam, diminui, diminuem, abaixa, sobe, sobem, eleva, altera, alteram,
  afeta, afetam, interfere, influencia, influenciam, atrapalha, ajuda a, ajudam a, piora a, melhora a, causa, causas, causam, causar,
  provoca, sintoma, sintomas, sinais, sinal, diferenca entre, relacao entre, cura, curar, tratamento, tratar, prevenir,
  evitar, risco, riscos, perigoso, perigosa, por que, porque, pq, valor normal, valores normais, valor ideal, ideal,
  recomendado, recomendada, recomendavel, maximo por dia, preciso, precisa, existe, melhor horario, melhor exercicio,
  melhores exercicios, exercicios para, exercicio para, receita, receitas, remedio, remedios, medicamento, medicamentos, calcular, engorda,
  emagrece, quais sao, quais os, qual e o melhor, qual a melhor, qual o melhor, quem tem, quem usa, pessoas com, diabetico, diabetica, diabeticos,
  hipertenso, hipertensa, hipertensos, gestante, gravida, gravidez, e se eu, se eu, sem querer, sem fazer dieta, sem motivo, do nada, nao quero, nao gosto, quero perder, quero emagrecer, quero ganhar, quero engordar, por dia, todo dia, todos os dias, por semana, por mes, como montar, pode medir, pode dar, meta de, meta da, meta do, qual a meta, odeio, gosto de, detesto, estudo, ciencia, segundo, normalmente,
  recomenda, vale a pena, substituir, quantas pode, quantos pode, quanto pode, referencia, gestacional, na gravidez`);

/** Whether a question, folded with blanks around it, asks for knowledge or advice instead of the person's figures. */
export const asksForKnowledge = (folded: string): boolean =>
  askingKnowledge.some((phrase) => folded.includes(phrase));

const values = phrasesOf('normal, normais, boa, bom, ruim, alta, alto, baixa, baixo, elevada');

/** Words that judge a value: without a sign of the person they ask for knowledge. */
export const judgesValue = (folded: string): boolean => values.some((word) => folded.includes(word));
