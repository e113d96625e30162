/**
 * What people in Brazil like to make passwords of and general lists rank low: clubs and their names among supporters,
 * saints and prayers, places, idols, and what stands for a password itself. Written together, without accents.
 */
const byTheme: Readonly<Record<string, string>> = {
  clubs: `flamengo mengao mengo urubu rubronegro corinthians timao gaviao fiel palmeiras verdao porco alviverde
    saopaulo saopaulofc tricolor spfc santos santosfc peixe gremio imortal internacional inter colorado cruzeiro
    raposa cabuloso atletico atleticomg galo galodoido gremista flamenguista corintiano palmeirense saopaulino
    santista vascaino cruzeirense atleticano botafoguense vasco vascodagama gigante cruzmaltino fluminense flu nense
    botafogo fogao bahia vitoria sport santacruz nautico fortaleza ceara coritiba coxa athletico furacao parana goias
    vilanova guarani pontepreta bragantino portuguesa chapecoense chape avai figueirense criciuma juventude america
    americamineiro remo paysandu amazonas cuiaba operario csa crb sampaio mengo81 brasileirao libertadores mundial
    selecao hexa penta tetra tri bicampeao tricampeao hexacampeao pentacampeao tetracampeao campeao vaicorinthians
    vaiflamengo avantipalmeiras`,
  faith: `deus deusefiel deusebom deuseamor deusteama deusnocomando jesus jesuscristo jesusteama jesusteamo
    jesuseomeupastor senhoreomeupastor osenhoreomeupastor jesussalva jesusvive cristo senhor senhorjesus meudeus
    espiritosanto nossasenhora nossasenhoraaparecida aparecida saojorge saojose saojoao saopedro saofrancisco
    santoantonio saojudas saojudastadeu santarita saobento saomiguel saosebastiao santaterezinha santaluzia
    padrecicero padrepio irmadulce ogum oxum iemanja oxala xango oxossi ave maria avemaria painosso amem aleluia
    gloria gloriaadeus gracas gracasadeus fe feemdeus salmo91 salmo23 biblia igreja evangelho adorador vitoriaemcristo
    milagre promessa anjo anjodaguarda`,
  places: `brasil brazil brasileiro brasileira brasilia saopaulo riodejaneiro belohorizonte salvador fortaleza recife
    manaus curitiba portoalegre belem goiania guarulhos campinas saoluis maceio campogrande natal teresina joaopessoa
    aracaju cuiaba florianopolis floripa vitoria portovelho macapa riobranco boavista palmas santos osasco sorocaba
    ribeiraopreto uberlandia niteroi contagem joinville londrina juizdefora santoandre saobernardo diadema jundiai
    piracicaba bauru maringa cascavel blumenau caxias caxiasdosul pelotas canoas feiradesantana ilheus petropolis
    saogoncalo duquedecaxias novaiguacu betim montesclaros uberaba anapolis olinda caruaru petrolina mossoro
    copacabana ipanema maracana minasgerais bahia parana ceara pernambuco goias amazonas paraiba sergipe alagoas piaui
    caraguatatuba ubatuba ilhabela guaruja praiagrande bertioga peruibe itanhaem saosebastiao paraty buzios cabofrio
    angradosreis arraialdocabo macae itaborai marica teresopolis resende voltaredonda barramansa campos itaguai mage
    fozdoiguacu maringa pontagrossa guarapuava toledo paranagua camboriu balneariocamboriu itajai chapeco lages
    gramado canela bentogoncalves passofundo santamaria novohamburgo saoleopoldo viamao gravatai torres tramandai
    ouropreto diamantina tiradentes pocosdecaldas varzeaginha varginha governadorvaladares ipatinga divinopolis
    guarapari vilavelha cariacica linhares portoseguro trancoso itabuna vitoriadaconquista camacari jequie barreiras
    gravata garanhuns portodegalinhas fernandodenoronha jericoacoara sobral juazeiro juazeirodonorte crato
    canoaquebrada maragogi arapiraca parnaiba picos imperatriz lencois santarem maraba ananindeua altamira parintins
    boavista rondonopolis sinop dourados bonito corumba anapolis caldasnovas rioverde luziania taguatinga ceilandia
    gama franca limeira americana araraquara saocarlos presidenteprudente aracatuba saojosedoscampos taubate mogi
    mogidascruzes suzano itaquera itaquaquecetuba carapicuiba barueri cotia embu interlagos tatuape mooca bexiga ac al
    ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to sampa bh poa sjc carioca paulista
    paulistano mineiro mineira mineirinho gaucho gaucha guri guria baiano baiana nordestino nordestina arretado
    arretada oxente capixaba goiano paraense paraibano cearense pernambucano maranhense piauiense potiguar alagoano
    sergipano catarinense manezinho candango sertao agreste pantanal cerrado roca sitio chacara fazenda morro favela
    baixada zonaleste zonasul zonanorte maranhao riograndedosul matogrosso espiritosanto santacatarina tocantins
    rondonia roraima acre amapa nordeste`,
  brands: `whatsapp whats zap facebook face instagram insta tiktok youtube netflix spotify google gmail hotmail outlook
    uol bol terra globo globoplay sbt record band nubank itau bradesco santander caixa caixaeconomica bancodobrasil
    mercadolivre mercadopago magalu magazineluiza casasbahia havan americanas shopee ifood uber rappi petrobras
    correios detran inss bolsafamilia enem fies prouni natura boticario avon skol brahma antarctica itaipava heineken
    dolly sadia perdigao nestle garoto fiat chevrolet volkswagen renault toyota hyundai onix hb20 civic corolla
    iphone samsung motorola xiaomi positivo multilaser intelbras playstation xbox nintendo olimpiada olimpiadas`,
  idols: `ayrtonsenna senna pele neymar neymarjr ronaldo ronaldinho romario zico socrates kaka gabigol marta anitta
    ivetesangalo robertocarlos raulseixas legiaourbana charliebrown charliebrownjr racionais mamonas xuxa chaves
    chapolin turmadamonica mauricio silviosantos faustao bolsonaro lula dilma getulio tiradentes pixinguinha
    mariliamendonca chitao xororo gusttavolima jorgeemateus zecapagodinho capitaonascimento vidaloka ostentacao`,
  love: `amor meuamor amorzinho amoreterno amordaminhavida minhavida meubem teamo euteamo teamomuito teamodemais
    euteamodemais amovoce amorperfeito coracao paixao saudade saudades felicidade alegria esperanca familia
    minhafamilia familiaunida filho filha meufilho minhafilha meusfilhos mae minhamae maezinha mamae pai meupai papai
    vovo netinho neta princesa princesinha principe rainha gatinha gatinho gata gostosa linda lindinha lindona
    delicia bebe nene menina menino moreno morena loira loirinha pretinha neguinha flor florzinha borboleta estrela
    estrelinha docinho chuchu fofa fofinha fofinho vida vidaboa vidanova serfeliz soufeliz sempre eternamente
    parasempre unidos amigos amizade melhoresamigas`,
  passwords: `senha senhas minhasenha senhasenha senhaforte senhanova novasenha senhapadrao semsenha naotemsenha
    naosei naolembro esqueci esqueciasenha mudar mudarsenha mude mudeme mudeisenha trocar trocarsenha troque alterar
    acesso acessar entrar entrada login logar usuario usuaria cliente paciente convidado visitante teste testes
    testando testeteste provisoria provisorio temporaria inicial padrao admin administrador administracao master
    mestre root suporte sistema sistemas servidor internet computador notebook celular telefone wifi gvt oivelox velox
    vivo claro tim net empresa escola escola1234 faculdade trabalho escritorio hospital clinica saude minhasaude
    diabetes diabetico professor professora pedreiro motorista costureira cozinheira cozinheiro manicure cabeleireira
    vendedor vendedora policial bombeiro soldado pastor pastora missionaria catequista dentista advogado advogada
    engenheiro engenheira eletricista mecanico padeiro faxineira diarista domestica porteiro vigilante aposentado
    aposentada agricultor caminhoneiro taxista motoboy doutor doutora estudante concurso vestibular formatura tecnico
    fisioterapia nutricao nutricionista psicologa psicologo farmacia farmaceutico dieta treino academia caminhada
    corrida emagrecer emagreci fitness musculacao maromba crossfit pilates yoga colesterol triglicerides coracao
    infarto cardiologista endocrino endocrinologista metformina glifage losartana enalapril captopril atenolol
    sinvastatina glibenclamida lantus ozempic pressaoalta hipertenso hipertensa glicemico hemoglobina diabetica
    insulina glicose glicemia pressao hipertensao remedio medico medica enfermeira enfermagem sus posto secreto
    secreta segredo segura seguro seguranca abracadabra abretesesamo bemvindo bemvinda qualquer qualquercoisa
    estantevirtual obrigado obrigada`,
  everyday: `cachorro cachorrinho gato gatinho passarinho papagaio cavalo tubarao leao tigre pantera aguia dragao lobo
    vovozinha maezinha paizinho painho mainha dindo dinda madrinha padrinho titia titio primo prima sobrinho sobrinha
    afilhado afilhada sogra sogro cunhado cunhada genro nora bisneto bisneta netos filhos filhas irmaos irmas casal
    marido esposa noiva noivo namorado namorada gordo gorda gordinho gordinha magrela magrelo baixinha baixinho careca
    coroa velho velha velhinho veinho negao negona neguinho japa alemao alemoa polaco galego galega ruiva ruivo loirao
    morenao cuscuz tapioca acaraje moqueca vatapa pirao farofa quiabo jilo mandioca macaxeira aipim rapadura goiabada
    pudim quindim beijinho cajuzinho bolinho bolo pizza lasanha macarrao hamburguer batatinha linguica picanha
    torresmo pinga vinho uisque feijao arroz leite queijo manteiga mingau canjica pipoquinha sorvete picole jabuticaba
    goiaba mamao maracuja graviola cupuacu bidu toto bolinha mingau frajola garfield simba nala pandora amora jujuba
    fred scooby snoopy spike tobias zeus apolo maya princesa duque barao pitoco pretinha pretinho branquinha
    branquinho caramelo viralata poodle pitbull pinscher shihtzu lola meg kiara lulu fiona lilica mia theo bento
    fumaca tigrao thorzinho rex thor belinha mel nina luna bob pipoca pacoca chocolate brigadeiro feijoada churrasco
    cerveja cachaca caipirinha cafe cafezinho acai pamonha pastel coxinha guarana cocacola banana abacaxi abacate
    morango melancia laranja manga caju futebol bola golaco capoeira samba pagode forro sertanejo funk carnaval novela
    praia verao sol lua mar chuva fusca gol opala corsa palio celta moto motoca honda yamaha titan caminhao
    caminhoneiro dinheiro rico sorte trevo sucesso vitoria guerreiro guerreira vencedor vencer matrix pokemon naruto
    goku dragonball minecraft freefire roblox playstation carro casa casinha janela jardim rosa margarida janeiro
    fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro domingo segunda terca quarta
    quinta sexta sabado segundafeira sextafeira natal feliznatal anonovo feliz aniversario`,
  shortNames: `edu dudu duda eduarda leo bia bea lu lulu lua gabi gabs rafa rafinha nanda nandinha fer fefe fe mari
    maricota mah ana aninha carol carolzinha cacau caca ju jujuba juju julinha tati tata thay tha dani dan danizinha
    vivi vi vick vih vini vinny gu gugu guga guto gui guiguinho lipe felipinho fil phil rodrigao digo digao rick rico
    ricardinho beto betinho beta betina bel belinha isa isinha isabelinha babi barbara bruninha bru brunao cris
    crisinha cadu caio chico chiquinha zeca ze zezinho zinho tonho toninho tonha tiao tiao tiaozinho neto netinho
    nando nandao nena nenem neguinho paulao paulinho paulinha pati paty patty re rena renatinha robertinho sassa
    sandrinha samuca sil silvinha so suzi susu teca tete tete titi tito vava vera verinha wal wanda xande xandinho
    xanda zuzu kaka kaka keka kelly kiko kika leka lele lili lilica lia lica lala mila milinha mimi mira mona monica
    nika nina nono toto tom tuca tute`,
  numbers: `cpf rg cnh cep tel cel fone telefone celular placa conta agencia chave pix ddd apto bloco casa rua cartao
    titulo pis nis matricula crm coren oab siape sus cns prontuario ramal`,
  names: `maria mariaclara mariaeduarda marialuiza marialuisa mariajose mariajoao anamaria anaclara anacarolina
    anapaula anabeatriz anajulia joao joaopedro joaovitor joaopaulo joaogabriel joaovictor joaocarlos jose josecarlos
    joseluiz antonio antoniocarlos francisco chico chiquinho carlos carloseduardo luiz luis luizfelipe luizcarlos
    luizinho paulo pauloroberto pedro pedrohenrique pedrinho lucas gabriel rafael daniel marcelo bruno eduardo felipe
    rodrigo guilherme gustavo fernando fernanda leonardo thiago tiago diego diogo matheus mateus henrique vinicius
    leandro anderson wellington wesley wanderson everton cleiton jefferson juliana patricia aline camila amanda bruna
    jessica leticia julia luciana vanessa mariana gabriela vitoria larissa beatriz raquel simone renata adriana marcia
    sandra claudia sonia rosana rosangela aparecida francisca terezinha cidinha zezinho juninho junior joaozinho
    aninha mariazinha silva dasilva santos oliveira souza sousa lima pereira ferreira costa rodrigues almeida
    nascimento alves carvalho araujo ribeiro barbosa josicleide josinete josilene joseane josiane rosicleide rosineide
    rosiane rosilda rosinha edicleide edineide edileuza edinalva edivaldo edilson edmilson edmundo ednalva genilda
    genilson genival gildete gildasio givanildo ivonete ivanete ivanilda ivanildo lindalva lindaura lucicleide
    lucineide luzinete marineide marinete maricleide neusa neuza neide cleusa cleuza cleide cleonice creusa creuza
    deusa deusdete dalva dilma dirce djalma doralice dulce elza elenice elizete enedina eunice geralda gercina gilvan
    givaldo hilda hermes ieda inacio inacia irene ivo izaura izabel jandira jurandir juraci laerte laudelina leontina
    lindomar lourival luzinete maura mirtes nadir nair nelci nelson nerci nilda nilza odair odete odilon olinda olivia
    orlando osmarina ozeas percilia quiteria raimunda romilda romildo ronildo rosalina severina severino sebastiana
    silvana sirlei solange tarcisio terezinha valdete valdineia valdirene valdomiro vanderlei vanderleia vanilda vilma
    vicentina walquiria wanderleia welton wesley wilma zelia zenaide zenilda zilda zoraide zuleica zuleide zulmira
    kauany kauan kaique kaue kethelyn emanuelly emilly evelyn ester raissa rayssa rayane ryan thayna tainara tawane
    thalita thalia yasmin ysabelle sthefany stefany enzo gael heitor ravi noah maite liz aurora antonella valentina
    lorenzo benicio bernardo theo levi davi calebe ravi otto anthony bryan kevin nicolas benjamin`,
};

export const brazilianFavourites: readonly string[] = Object.values(byTheme).flatMap((words) =>
  words.trim().split(/\s+/),
);
