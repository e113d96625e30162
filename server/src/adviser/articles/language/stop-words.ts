import { wordsOf } from '../../food/food-words.ts';

/**
 * Words that say nothing about the subject of a question, folded. Words of asking are among them ('posso', 'quero'):
 * they are in every question and in no subject.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`
  a o as os um uma uns umas de do da dos das d em no na nos nas num numa por pelo pela pelos pelas para pra pro pras
  pros p com sem sob sobre entre ate desde ao aos e ou mas nem que q se como cm quando onde qual quais quanto quanta
  quantos quantas quem porque pq porq pois entao ja so tambem tb tbm mais muito muita muitos muitas mt mto mta pouco
  bem mal ainda agora hoje sempre nunca aqui ali la isso isto esse essa esses essas este esta estes estas aquele
  aquela aquilo eu tu voce vc vcs voces ele ela eles elas nos me te lhe meu minha meus minhas seu sua seus suas dele
  dela nosso nossa sou es e somos sao era fui foi ser sendo sido estou to tou esta ta estao estava tava estar tenho
  tem temos tinha ter tendo teve ha havia haver vou vai vamos vao ir indo posso pode podem podemos poder podia devo
  deve devem dever preciso precisa precisam precisar quero quer querem querer queria gostaria faz fazem fazer faco
  feito fazendo da dao dar deu deram sabe saber sei acho existe existem algum alguma alguns algumas algo nada tudo
  todo toda todos todas cada outro outra outros outras mesmo mesma tipo coisa coisas jeito vez vezes ne sera seria
  assim tao tanto tanta nao n sim oi ola fica ficar fico ficou usar usa uso usam uma qualquer depois antes durante
  ai dai seja sejam fosse tomar toma tomando tomo tomei pega pegar sinto sente ajuda ajudar serve servem significa quer
  dizer melhor pior bom boa bons boas certo certa ruim ideal normal dica dicas
  rico rica ricos ricas direito verdade vida tempo hora horas dia dias semana semanas mes meses ontem amanha manha tarde
  sentido sentindo obrigado obrigada valeu gente pessoa pessoas pai mae marido esposa mulher homem avo vo tio tia irmao irma vizinha
  vizinho amigo amiga namorado falou falaram disse disseram ouvi falar vi li acha achar achando adora gosta gosto
  comecou comecei comeca passada passado ano comigo sozinho sozinha favor ajude me explica explique conta conte
  rapido rapida entender saiba possivel problema efeito efeitos pouquinho demais toda hora fazia costuma costumo kkk rs haha`),
);
