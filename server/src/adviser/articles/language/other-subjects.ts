import { wordsOf } from '../../food/food-words.ts';

/**
 * Words that put a question into a field that our articles do not have, whatever else they share with it
 * ('banana' and 'plantar', 'pressão' and 'pneu'), folded.
 */
export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  wordsOf(`
  plantar plantio adubo horta jardim orquidea semear colheita preco barato cotacao juros poupanca investir banco
  emprestimo imposto boleto fatura eleicao presidente prefeitura governador flamengo
  corinthians palmeiras campeonato brasileirao placar loteria sena sorte filme novela netflix musica
  letra letras cantor cantora poema poesia redacao piada historia guerra escolar cartaz faculdade
  vestibular enem matematica equacao curriculo emprego salario chefe vendas excel planilha python codigo
  programar software wifi roteador notebook bateria signo horoscopo cachorro racao pet carrapato pulga pneu gasolina onibus passagem hotel transito aluguel apartamento tinta panela chuveiro moveis perfume maquiagem vestido eclipse planeta montanha oceano idioma ingles traduza traducao
  missa marca vendida vendido bolsa concurso advogado divorcio assinatura licao conserto quebrou conversafiada
  receitaculinaria`),
);
