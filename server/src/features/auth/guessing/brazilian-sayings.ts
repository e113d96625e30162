/**
 * Sayings, prayers, songs, slogans and pairs that come to many people's minds at once. Each counts as one word, because
 * whoever guesses has them whole. As people write them; spaces and accents are left out when they are compared.
 */
const byTheme: Readonly<Record<string, string>> = {
  faith: `deus acima de tudo|deus no comando|deus me guia|deus me ama|deus me proteja|deus te abençoe|deus abençoe
    |deus proteja minha família|deus é pai|deus é amor|deus é fiel|deus é bom|deus é maior|deus é mais|deus é tudo
    |deus é meu tudo|deus em primeiro lugar|deus primeiro|deus está comigo|deus comigo|deus provê|deus proverá
    |deus cuida de mim|graças a deus|se deus quiser|com deus|vai com deus|fica com deus|só deus sabe|só deus na causa
    |meu deus do céu|obrigado deus|obrigado senhor|obrigada deus|glória a deus|louvado seja
    |tudo posso naquele que me fortalece|tudo posso|o senhor é meu pastor|o senhor é o meu pastor
    |o senhor é meu pastor nada me faltará|nada me faltará|o senhor é meu pastor e nada me faltará
    |o senhor é o meu pastor e nada me faltará|o senhor é minha luz|senhor é minha luz|o senhor é minha força
    |pai nosso que estais no céu|pai nosso|ave maria|ave maria cheia de graça|salve rainha|santa maria|mãe de deus
    |nossa senhora|nossa senhora aparecida|nossa sra aparecida|nossa senhora de fátima|nossa senhora das graças
    |sagrado coração|sagrado coração de jesus|sangue de jesus tem poder|jesus te ama|jesus me ama|jesus salva
    |jesus vive|jesus voltará|jesus é o senhor|jesus é o caminho|jesus é vida|jesus é meu pastor|jesus cristo
    |jesus maria josé|jesus maria e josé|espírito santo|divino espírito santo|são jorge guerreiro|salve jorge|ogum iê
    |saravá|axé|eparrei|anjo da guarda|santo anjo do senhor|creio em deus pai|cristo vive|cristo reina|rei dos reis
    |leão de judá|filho de deus|filha de deus|serva do senhor|servo de deus|mulher virtuosa|homem de deus|bendito seja
    |paz do senhor|a paz do senhor|fé em deus|fé esperança e caridade|fé e esperança|fé e coragem|força e fé
    |força foco e fé|foco força e fé|foco e fé|força e foco|paz e amor|paz e bem|paz amor e saúde|saúde e paz
    |saúde paz e amor|amor e paz|amém|assim seja|maranata`,
  life: `ordem e progresso|pátria amada|pátria amada brasil|brasil acima de tudo|independência ou morte|minha pátria
    |ouviram do ipiranga|verás que um filho teu não foge à luta|gigante pela própria natureza|rumo ao hexa
    |hexa campeão|brasil hexa|vai brasil|pra frente brasil|eu sou brasileiro|sou brasileiro|sou brasileira
    |país do futebol|bola pra frente|viva a vida|viver a vida|vida longa|vida que segue|a vida é bela|a vida é boa
    |a vida é uma só|carpe diem|hakuna matata|segue o jogo|um dia de cada vez|só por hoje|hoje não|nunca desista
    |nunca desistir|não desista|eu consigo|eu posso|sim eu posso|querer é poder|quem espera sempre alcança
    |devagar e sempre|antes tarde do que nunca|água mole em pedra dura|quem não arrisca não petisca
    |mais vale um pássaro na mão|deus ajuda quem cedo madruga|casa de ferreiro espeto de pau|cada macaco no seu galho
    |quem ri por último ri melhor|amigos para sempre|amigas para sempre|melhores amigos|melhores amigas|melhor amiga
    |melhor amigo|felizes para sempre|feliz para sempre|era uma vez|para sempre|juntos para sempre
    |até que a morte nos separe|amor verdadeiro|amor da minha vida|amor eterno|amor próprio|meu amor|meu grande amor
    |minha vida|minha razão de viver|minha família|minha família meu tudo|família é tudo|família em primeiro lugar
    |família feliz|minha casa minha vida|lar doce lar|casa própria|eu te amo|te amo|te amo muito|te amo demais
    |eu te amo muito|eu amo minha família|eu amo minha mãe|eu amo meu pai|eu amo meus filhos|eu amo meu filho
    |eu amo minha filha|eu amo meu marido|eu amo você|amo meus filhos|amo minha mãe|saudades do pai|saudades da mãe
    |saudade de você|que saudade|bom dia|boa tarde|boa noite|bom dia flor do dia|feliz aniversário|feliz natal
    |feliz ano novo|feliz páscoa|ano novo vida nova|próspero ano novo|vida nova|nova vida|recomeço|gratidão
    |gratidão sempre|gratidão a deus|só gratidão|bela adormecida|branca de neve|chapeuzinho vermelho
    |sítio do picapau amarelo|homem aranha|homem de ferro|mulher maravilha|turma da mônica|mônica e cebolinha
    |cascão e magali|tom e jerry|romeu e julieta|adão e eva|sol e lua|lua e sol|céu azul|lua cheia|mar azul|sol e mar
    |rosa vermelha|rosas vermelhas|borboleta azul|estrela guia|estrela cadente|noite estrelada|gato preto|gato e rato
    |cão e gato|gato de botas|galinha pintadinha|peppa pig|patati patatá|balão mágico|ursinho pooh|dona florinda
    |seu madruga|não sei a senha|esqueci a senha|esqueci minha senha|não lembro|não me lembro|não vou esquecer
    |minha senha|a senha é|qual é a senha|senha do banco|senha nova|senha difícil|senha segura|senha forte
    |senha secreta|sem senha|abre te sésamo|entra aí|me deixa entrar|seja bem vindo|bem vindo|bem vinda|seja feliz
    |sou feliz|eu sou feliz|ser feliz|quero ser feliz|eu sou mais eu|sou mais eu|minha saúde|saúde em dia|saúde é tudo
    |vida saudável|vida com saúde|viver bem|comer bem|pressão alta|perder peso|quero emagrecer|um dois três
    |um dois três quatro|dois irmãos|três irmãos|trinta e cinco|quarenta e dois|cinquenta e um|sexta feira
    |fim de semana`,
  swearing: `puta que pariu|puta que o pariu|puta merda|filho da puta|filha da puta|vai tomar no cu
    |vai tomar no seu cu|vai se foder|vai se ferrar|foda se|que se foda|tô nem aí|não tô nem aí|não enche
    |não enche o saco|vai à merda|vai pra merda|que merda|que porra|que porra é essa|porra nenhuma|caralho|do caralho
    |cacete|merda|bosta|vai catar coquinho|vai lamber sabão|cala a boca|sai fora|sai daqui|vaza daqui|não te interessa
    |não é da sua conta|vai procurar o que fazer|larga do meu pé|me deixa em paz|me erra|pau no cu|cu de bêbado
    |corno manso|viado|piranha|otário|trouxa|babaca|idiota|vai trabalhar vagabundo|dane se|que se dane`,
  table: `arroz e feijão|feijão com arroz|arroz com feijão|feijão e arroz|feijão tropeiro|café com leite|café com pão
    |pão com manteiga|pão de queijo|pão de mel|bolo de chocolate|bolo de fubá|bolo de cenoura|bolo de milho
    |doce de leite|romeu e julieta|queijo com goiabada|goiabada com queijo|açaí com banana|açaí na tigela|água de coco
    |leite condensado|leite moça|guaraná antarctica|coca cola|churrasco e cerveja|cerveja e churrasco|cerveja gelada
    |feijoada completa|farofa com ovo|macarrão com queijo|frango com quiabo|batata frita|batata doce|pé de moleque
    |maria mole|carne de sol|carne seca|baião de dois|bife acebolado|strogonoff|misto quente`,
  clubs: `vai corinthians|aqui é corinthians|todo poderoso timão|timão do coração|bando de loucos|fiel torcida
    |gaviões da fiel|vamos flamengo|uma vez flamengo|uma vez flamengo sempre flamengo|nação rubro negra
    |raça amor e paixão|flamengo raça|meu flamengo|flamengo até morrer|mengão campeão|mengão do coração
    |avanti palestra|avanti palmeiras|verdão campeão|meu palmeiras|mancha verde|palmeiras minha vida|tricolor paulista
    |soberano|clube da fé|sou tricolor|tricolor de coração|santos sempre santos|meu santos|meninos da vila
    |galo forte vingador|galo forte e vingador|aqui é galo|vai galo|galo doido|cruzeiro cabuloso|máquina azul
    |maior de minas|até a pé nós iremos|imortal tricolor|grêmio imortal|inter campeão|clube do povo
    |colorado de coração|vasco da gama|gigante da colina|sou vasco|vasco minha vida|fogão eterno|estrela solitária
    |glorioso|nense|time de guerreiros|bahêa|bora bahêa|leão da ilha|leão do pici|vozão|furacão|coxa branca
    |mulher do grêmio|time do coração|sócio torcedor`,
  songs: `evidências|tempo perdido|pais e filhos|faroeste caboclo|eduardo e mônica|como nossos pais|aquarela
    |aquarela do brasil|garota de ipanema|águas de março|asa branca|trem das onze|detalhes|emoções
    |como é grande o meu amor por você|meu querido meu velho|toca raul|maluco beleza|metamorfose ambulante
    |chitãozinho e xororó|zezé di camargo|zezé di camargo e luciano|leandro e leonardo|bruno e marrone|jorge e mateus
    |henrique e juliano|maiara e maraísa|simone e simaria|victor e léo|césar menotti e fabiano|chrystian e ralf
    |milionário e josé rico|tonico e tinoco|sandy e junior|rick e renner|edson e hudson|fernando e sorocaba
    |ai se eu te pego|deixa a vida me levar|vida loka|o sol|é o tchan|chico buarque|caetano veloso|gilberto gil
    |gal costa|elis regina|maria bethânia|milton nascimento|tim maia|jorge ben jor|seu jorge|alceu valença|zé ramalho
    |luiz gonzaga|roberto carlos|erasmo carlos|rita lee|cazuza|barão vermelho|titãs|paralamas|capital inicial|skank
    |jota quest|charlie brown jr|natiruts|o rappa|planet hemp|racionais mcs|padre marcelo|padre fábio de melo
    |aline barros|fernandinho|padre zezinho|restart|nx zero|fresno|luan santana|gusttavo lima`,
};

export const brazilianSayings: readonly string[] = Object.values(byTheme).flatMap((sayings) =>
  sayings.split('|').map((saying) => saying.replace(/\s/g, '')),
);
