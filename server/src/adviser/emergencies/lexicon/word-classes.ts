/** Stand for names of the table of medicines (`reading/medicine-lexemes.ts`): no words that anybody writes. */
export const NAMED_MEDICINE = 'nome-de-remedio';
/** What nobody should take much of at once, or leave off at once: tranquillisers and sleeping pills. */
export const NAMED_SEDATIVE = 'nome-de-calmante';
/** What no child should have swallowed, however little. */
export const ADULT_MEDICINE = 'remedio-de-adulto';

/** Words that several patterns share, folded; `@name` in a pattern stands for any of them. */
const classes = {
  // people
  relative:
    'mainha painho vei pai mae avo vo vozinha vozinho vovo voinha voinho vovozinha nona nono marido esposo esposa mulher namorada namorado noiva noivo companheiro companheira filho filha filhinha filhinho bebe nene nenem nenem bebezinho neto neta netinho netinha irmao irma maninho mano mana tio tia titia primo prima sobrinho sobrinha sogro sogra cunhado cunhada genro nora padrasto madrasta enteado enteada amigo amiga colega aluno aluna paciente idoso idosa senhor senhora crianca menino menina moleque garoto garota guri guria velho velha veia coroa gestante patroa patrao chefe moca moco rapaz homem alguem pessoa bisa bisavo esposinha recem cunhadinha parceiro parceira professor professora avozinha',
  child:
    'bebe nene nenem bebezinho filho filha filhinho filhinha neto neta netinho netinha sobrinho sobrinha crianca menino menina guri guria moleque pequeno pequena irmaozinho irmazinha recem cacula gemeos enteada enteado garoto garota aluna aluno afilhado afilhada',
  agent:
    'marido esposo companheiro namorado ex padrasto madrasta pai mae tio irmao irma primo avo vo patrao chefe filho filha neto vizinho cuidador cuidadora homem cara ele ela cunhado genro sogro sogra professor padre pastor esposa mulher namorada noivo noiva parceiro parceira enteado treinador medico amigo policial enfermeiro enfermeira motorista colega familia sobrinho traficante agiota eles bandido milicia',
  // the body
  chest: 'torax caixa peito peitos torax esterno toracica toracico tronco',
  heart: 'coracao',
  limb: 'braco bracos perna pernas mao maos pe pes lado corpo membro membros dedo dedos ombro',
  face: 'boca rosto cara face sorriso bochecha labio beico olho',
  belly: 'barriga abdomen abdome estomago abdominal bucho ventre pelve pelvica',
  // what it feels like
  pain: 'fincad* fincand* ferroad* ardume aperreio agoni* opress* moendo remoendo trav* aperrei* sufoco aperto dor dores doi doem doendo doeu doer doia dolorid* pontad* fisgad* aperto apertad* apertand* aperta apertou pressao peso pesad* pesand* queimacao queimando queima queimou ardencia ardendo arde agulhad* desconforto angina incomod* comprimi* esmag* latejando lateja rasgando pancada*',
  bad: 'forte fortes fortissim* insuportave* horrive* absurd* terrive* intens* subita subito demais muita muito violent* lancinante braba brabo danad* aguda agudo desgracada fort*',
  weak: 'bobo boba pesado pesada descontrolad* endurecid* anestesiad* frouxo frouxa largado frac* fraqueza dormente dormentes dormencia dormencias dormid* formig* paralis* mole moles molinh* bamb* adormec* morto morta amortecid* amortec* esquecido esquecida',
  twisted:
    'virado virada puxado puxada desabou derretendo derret* torto torta tortos entort* caid* repux* paralis* dormente dormencia mole murch* pendurad* puxad* pux* assimetric* desviad* desvi* troncha troncho tronxa tronxo envies* caindo caiu',
  confused:
    'abilolad* leso lesa caduc* ruim-da-cabeca desmemoriad* trocando transtornad* apatic* confus* desorientad* delir* desnortead* perdid* atrapalhad* agressiv* estranh* alucinan* agitad* esquisit* lesad* aere* grogue zonz* grog embaralh* variand* avoad*',
  swollen: 'inch* edema incha deform* engross*',
  // things
  drug: `${NAMED_MEDICINE} bagulho remedio remedios comprimido comprimidos cartela cartelas frasco medicamento medicamentos medicacao capsula capsulas pilula pilulas calmante calmantes antidepressivo antidepressivos gotas carbonato frontal insulinas drogas anticoncepcional sonifero vitamina`,
  toxic:
    'pinho ajax limpol veneno chumbinho raticida inseticida agrotoxico herbicida formicida sanitaria cloro candida qboa desinfetante detergente soda alvejante amaciante querosene gasolina diesel thinner tiner solvente acetona naftalina creolina sabao desengordurante removedor limpeza mercurio alcool amonia cola tinta agrotoxicos pesticida venenoso venenosa mamona baygon multiuso vanish desentupidor diabo diluente amoniaco baraticida',
  swallowable: 'pilha bateria moeda prego ima parafuso agulha botao bolinha anel vidro brinquedo tampinha',
  take: 'tomei tomou tomaram bebeu bebi beberam engoliu engoli engoliram ingeriu ingeri comeu comi mastigou usei usou mandou dei deram deu',
  taken: 'tomei tomou tomaram bebeu bebi engoliu engoli ingeriu ingeri',
  tooMuch: 'demais dobro dobrad* inteir* monte errad* trocad* engano querer punhado exager*',
  injected: 'apliquei aplicou aplicaram tomei tomou injetei injetou botei fiz fez dei deu coloquei usei usou',
  allergen:
    'camarao siri caranguejo amendoim castanha nozes leite ovo marisco lagosta peixe frutos abelha marimbondo vespa formiga picada ferroada mosquito dipirona antibiotico amoxicilina penicilina benzetacil ibuprofeno remedio remedios medicamento injecao vacina anestesia contraste comi comeu comer tomei tomou tomar comida alergia alergica alergico picou picado picada enalapril captopril losartana aas latex kiwi morango aspirina bezetacil comprimido maribondo inseto lagarta',
  drink: 'beber alcool cachaca pinga bebida cerveja bebidas beb* goro me cana vodka alcoolismo',
  pregnant:
    'gravid* gestante gestacao gestando gestacional buchud* gravidez prenh* gestantes embuchada barrigud*',
  sedate:
    'apatico apatica desfalecendo molengo derrubado derrubada acabado entregue sonolent* sonolencia sono apagand* mole molenga desacordando lerdo lerda letargic* dormindo prostrad* molinh*',
  // doing
  now: 'agora hoje ontem hj madrugada cedo desde ainda anteontem neste nesse',
  trivial:
    'preco precos conta contas boleto jogo time prova transito chefe reuniao noticia novela serie promocao gol fatura valor resultado placar final video meme filme aluguel supermercado mercado tamanho cena susto surpresa jogos clipe musica show episodio spoiler nota corinthians flamengo palmeiras vasco penalti faculdade escola internet wifi computador planilha trabalho segunda look roupa calor fome sono cansaco rir risada tedio preguica curiosidade vergonha saudade saudades amor amores ciume ciumes inveja orgulho raiva odio estresse estudar estudo alegria felicidade emocao fofura frio medo sede cansada comer rindo dieta treino academia leg amanha gasolina luz energia politica eleicao presidente bbb beleza cheirar calorao felicidade nervoso arrependimento desgosto trabalhar pena',
  animal:
    'cachorr* gato gata gatinho gatinha gatos cadela cadelinha pet pets papagaio cavalo galinha hamster coelho calopsita passarinho dog doguinho bichinho catioro vira-lata tartaruga vaca boi porco peixinho passaro filhote filhotes hamsters egua bezerro',
} as const;

export const wordClasses: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(classes).map(([name, words]) => [name, words.split(' ')]),
);
