import { listWords, wordsOf } from '../../../food/food-words.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(listWords(text).flatMap(wordsOf));

/** Words that carry nothing of their own in a question about data. */
export const plainWords =
  setOf(`a, o, as, os, um, uma, uns, umas, de, da, do, das, dos, em, na, no, nas, nos, num, numa,
  ao, aos, pra, pro, pras, pros, para, por, pela, pelo, com, sem, e, ou, que, qual, quais, quanto, quanta, quantos,
  quantas, como, quando, onde, ta, esta, estao, tava, estava, estavam, foi, foram, deu, era, eram, ficou, ficaram, anda,
  andam, vai, vao, tem, teve, tinha, eu, me, mim, voce, vc, vida, quero, queria, gostaria, saber, ver, veja, mostra,
  mostrar, mostre, diz, diga, fala, fale, conta, conte, sabe, pode, dizer, falar, favor, pf, pfv, pfvr, por favor, ai,
  ja, ate, desde, entre, so, mais, menos, muito, muita, bem, mal, boa, bom, ruim, normal, alta, alto, baixa, baixo, nivel,
  valor, valores, resultado, resultados, numero, numeros, dado, dados, medicao, medicoes, medida, medidas, leitura,
  leituras, registro, registros, afericao, resumo, relatorio, panorama, situacao, geral, dia, dias, semana, semanas, mes,
  meses, ano, anos, hora, horas, minuto, minutos, vez, vezes, esse, essa, esses, essas, este, esta, estes, estas, isso,
  isto, aquele, aquela, nesse, nessa, neste, nesta, desse, dessa, deste, desta, ele, ela, eles, elas, hein, entao, tipo,
  oi, ola, opa, bom dia, boa tarde, boa noite, agora, hj, ontem, hoje, tomei, tomo, feito, feita, fazer, quantia,
  quantidade, tempo, sangue, corpo, taxa, arterial, cardiaca, cardiaco, capilar, dedo, digitada, minha, meu, n, nao, sim,
  ne, q, oq, mesmo, tambem, tb, ainda, sempre, nunca, cada, todo, toda, tudo, comparado, comparada, alvo, faixa, meta, porcentagem, percentual, controlada, controlado, cedo, passa, passe, cento, vou, vamos, usando, alguma, algum, algo, coisa, treinar, versus, vs, contra,
  medir, medico, medica, medi, mim, nosso, sobre, dela, dele, seria, passada, passado, ultima, ultimo, ultimos, ultimas,
  proximo, proxima, planejado, planejada, amanha, latas, copos, garrafas, doses, tacas, macos, unidades`);

/** Words of their own that lie one letter from one of ours. */
export const nearWords = setOf(
  `pressa, apressao, impressao, expressao, caseina, treina, treinar, censor, semanal, senhora, glicerina, contem, conta`,
);

/** Somebody else: what follows 'minha' or 'meu' is not the asker's own. */
export const otherPeople =
  setOf(`mae, pai, filho, filha, filhos, avo, vo, vovo, marido, esposa, mulher, esposo, irmao,
  irma, tio, tia, primo, prima, sobrinho, sobrinha, namorado, namorada, amigo, amiga, vizinho, vizinha, sogra, sogro,
  neto, neta, bebe, cachorro, gato, crianca, pais, chefe, colega, paciente, pacientes`);

/** Words of periods: known, though they stand in no table of cues. */
export const periodWords =
  setOf(`data, fim, ultimo, ultima, ultimos, ultimas, passado, passada, passados, passadas,
  anterior, retrasada, antepassada, anteontem, antiontem, anti, antes, atras, ha, faz, final, fds, primeiro, feira,
  segunda, terca, quarta, quinta, sexta, sabado, domingo, janeiro, fevereiro, marco, abril, maio, junho, julho, agosto,
  setembro, outubro, novembro, dezembro, um, uma, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez, doze,
  quatorze, catorze, quinze, vinte, trinta, quarenta, sessenta, noventa, atual, partir, noite, manha, tarde, madrugada,
  nestes, nesses, durante, meses, d, esse, essa`);
