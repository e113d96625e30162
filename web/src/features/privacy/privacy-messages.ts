import { formatDay } from '../../lib/format.ts';

/** The day of the last change of these words. */
const TEXT_DAY = '2026-11-28';

export interface PrivacySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** What is said about privacy. Every sentence has to be true of the code: who changes the one checks the other. */
export const privacyMessages = {
  title: 'Privacidade',
  subtitle: `O que a Vida guarda, por quê, e os seus direitos. Texto de ${formatDay(TEXT_DAY)}.`,
  short: {
    title: 'Em poucas palavras',
    stored:
      'A Vida guarda o que você registra, pergunta e escreve, e o pouco que a conta e a ' +
      'segurança dela pedem. Serve para o seu histórico e para preparar orientações para você.',
    /** Only where a mail server is set. */
    mail:
      'Só se você pedir um link para uma senha nova, o seu e-mail e ' +
      'esse link passam pelo servidor de e-mail desta instalação.',
    items: [
      'Na comunidade, os outros leem o que você escreve lá, sem o seu ' +
        'nome. Os seus registros e a sua conversa, nas telas, só você vê.',
      'Não há anúncios, rastreadores nem cookies.',
      'Você pode baixar tudo, corrigir, voltar atrás e excluir a conta sem pedir a ninguém, na hora.',
    ],
  },
  rights: {
    title: 'Seus direitos, com o caminho de cada um',
    text: 'A Lei Geral de Proteção de Dados (LGPD, artigos 18 e 20) garante a você:',
    signInFirst: 'Os botões pedem que você entre na conta.',
    items: [
      {
        id: 'acesso',
        title: 'Saber e ver',
        text: 'Confirmar se a Vida guarda dados seus e receber todos eles.',
        action: 'Baixar meus dados',
        to: '/account',
        hash: 'baixar',
      },
      {
        id: 'correcao',
        title: 'Corrigir a conta',
        text:
          'Nome, e-mail, fuso horário e unidade, em Minha conta. ' +
          'O nome de usuário, peça a quem mantém a instalação.',
        action: 'Abrir Minha conta',
        to: '/account',
        hash: 'dados',
      },
      {
        id: 'perfil',
        title: 'Corrigir os dados de saúde',
        text: 'O perfil, na página dele; cada medição, noite ou registro, na lista em que está.',
        action: 'Abrir o Perfil de Saúde',
        to: '/profile',
      },
      {
        id: 'portabilidade',
        title: 'Levar para outro lugar',
        text: 'O arquivo completo (JSON) é feito para outros programas; as planilhas (CSV), para você.',
        action: 'Baixar para levar',
        to: '/account',
        hash: 'baixar',
      },
      {
        id: 'revogacao',
        title: 'Voltar atrás',
        text: 'Retirar o consentimento. As páginas de saúde se fecham, nada é apagado, e você pode concordar de novo.',
        action: 'Ver o meu consentimento',
        to: '/account',
        hash: 'consentimento',
      },
      {
        id: 'exclusao',
        title: 'Apagar',
        text:
          'Excluir a conta e o que é seu. Acontece na hora e não ' +
          'tem volta; o pouco que fica está dito mais abaixo.',
        action: 'Excluir a conta',
        to: '/account',
        hash: 'excluir',
      },
      {
        id: 'revisao',
        title: 'Entender e contestar uma dica',
        text: 'Cada dica mostra por que foi dada e de onde vem, e pode ser dispensada. Nenhuma decide nada por você.',
        action: 'Ver as minhas dicas',
        to: '/ai-tips',
      },
    ],
  },
  contact: {
    label: 'Para falar sobre os seus dados com o encarregado desta instalação:',
    missing:
      'Quem mantém esta instalação ainda não informou aqui o contato do encarregado ' +
      'pelos dados. Fale direto com quem passou a você o endereço da Vida.',
  },
  sections: [
    {
      id: 'o-que',
      title: 'O que a Vida guarda, e para quê',
      paragraphs: [
        'O que você informa, o que a Vida prepara com isso, e o que a conta precisa para funcionar com segurança:',
      ],
      items: [
        'A conta: nome, sobrenome, nome de usuário, e-mail, fuso horário e unidade ' +
          'da glicose. Da senha fica só um código que não permite descobri-la.',
        'A saúde: perfil, medições, sono, uso de álcool, tabaco, cafeína e jogos, ' +
          'planos para parar ou diminuir, com o que anotou em cada dia deles e as ' +
          'vontades, e consultas. Servem para o seu histórico e para as orientações.',
        'Dos arquivos de aparelhos: as leituras, a insulina e os ' +
          'carboidratos que vierem, o nome do arquivo e o dia. O arquivo, não.',
        'As refeições e os exercícios: planos alimentares, receitas, programas ' +
          'de exercícios, o que fez em cada dia e o esforço que contou.',
        'A conversa com a Vida: o que você perguntou e o que ela respondeu, até você apagar.',
        'O que a Vida prepara para você: dicas e avisos, e quais você leu ou dispensou.',
        'A comunidade: postagens, respostas, curtidas, denúncias, os textos que ' +
          'ocultou e as postagens que abriu, para contar cada leitura uma vez.',
        'As suas sessões: navegador, sistema, quando entrou e o último uso, para você reconhecer um acesso ' +
          'que não é seu. Uma sessão vale até 30 dias sem uso e 90 dias ao todo; as vencidas são apagadas.',
        'Se você ligar a verificação em duas etapas: o segredo do aplicativo de códigos, cifrado ' +
          'com uma chave que fica fora do banco de dados e das cópias de segurança; das chaves de ' +
          'acesso, o nome que você deu, as datas e a parte pública; dos códigos de recuperação, só um ' +
          'código que não permite descobri-los; e, por minutos, a entrada que espera a segunda etapa.',
        'Se você pediu um link por e-mail para trocar a senha: por uma hora, quando, e um código que não o revela.',
        'O seu consentimento: qual texto, quando, quando voltou atrás e quando disse não. É a prova que a lei pede.',
        'O registro de segurança: cada entrada, tentativa e saída, sessões encerradas, troca de senha ou de ' +
          'e-mail, pedido de link de senha, mudança na segunda etapa, abertura do painel de administração, download ' +
          'dos dados, exclusão e restauração de uma cópia, com o instante, o endereço de rede e o aparelho. Serve ' +
          'para achar um acesso que não é seu e para avisar você se algo der errado. Fica por seis meses: é o tempo ' +
          'que a lei pede a quem oferece um serviço assim como empresa (Marco Civil da Internet, artigo 15) e, nas ' +
          'outras instalações, o que a segurança de quem entra justifica (LGPD, artigo 11).',
        'Por um dia, as respostas dos envios mais recentes, para que um envio repetido não seja gravado ' +
          'duas vezes. Onde há um modelo de linguagem, quanto as suas perguntas usaram dele em cada dia.',
      ],
    },
    {
      id: 'onde',
      title: 'Onde ficam os dados, e quem pode ler',
      paragraphs: [
        'A Vida é um programa livre, e cada instalação é independente. Os dados ficam no ' +
          'banco de dados desta instalação: no computador em que ela funciona ou no servidor de ' +
          'banco de dados escolhido por quem a mantém. Quem escreveu o programa não recebe nada.',
        'Nas telas, só você vê os seus registros e a sua conversa, depois de entrar. Na comunidade ' +
          'é diferente: quem tem conta nesta Vida lê o que você escreve lá, sem o seu nome.',
        'O administrador não abre os dados de ninguém. Com o e-mail de uma pessoa, o painel ' +
          'diz se há conta com ele, quantas sessões estão abertas e quando foi o último uso, ' +
          'e pode encerrá-las. Na moderação, ele lê os textos denunciados e o que se contou ' +
          'na denúncia, sem saber de quem são. As respostas da Vida, ele vê só em números.',
        'Já quem cuida do computador da instalação tem, tecnicamente, como ler o ' +
          'banco de dados, que a Vida não cifra (a não ser o segredo da verificação em ' +
          'duas etapas); por isso, use uma instalação de alguém em quem você confia.',
        'Quando o endereço da Vida começa com https, o caminho entre o seu aparelho e ela é cifrado.',
        'Onde quem mantém a instalação ligou um servidor de e-mail, quem esquece a senha pode pedir um link. O ' +
          'endereço da conta e esse link, que vale 10 minutos, vão para esse servidor, e mais nada: nem o seu ' +
          'nome, nem dado de saúde. A Vida não manda outros e-mails, nem para quem não tem conta.',
        'O registro técnico do servidor anota entradas e mudanças de segurança, com o endereço de rede e ' +
          'um número interno no lugar do nome, pedidos recusados, erros, e que um texto da comunidade falou ' +
          'de emergência, sem dizer qual nem de quem. Senhas, o que foi digitado errado e valores de saúde ' +
          'não entram nele. A Vida não o apaga: quem mantém a instalação decide por quanto tempo ele fica.',
        'O endereço de rede também serve para limitar tentativas em excesso, sem fechar a porta a você ' +
          'quando outra pessoa erra a sua senha. Para isso ele fica só na memória, enquanto a Vida está ligada.',
      ],
    },
    {
      id: 'navegador',
      title: 'O que fica no seu navegador',
      paragraphs: [
        'Enquanto você está na conta, o navegador guarda o código da sessão, os dados ' +
          'da conta (nome, nome de usuário, e-mail, fuso, unidade) e o que você está ' +
          'escrevendo para a comunidade, até publicar ou descartar. Sair apaga tudo isso.',
        'Até a aba fechar, ele também lembra em que altura cada página estava, que avisos e mensagens você já ' +
          'viu ou dispensou, o que marcou na lista de compras e, no caso do administrador, se o painel foi aberto.',
        'A Vida não usa cookies, e a página não busca nada em outros ' +
          'endereços: nem letras, nem imagens, nem contagem de visitas.',
      ],
    },
    { id: 'orientacao', title: 'Como as orientações são feitas', paragraphs: [] },
    {
      id: 'tempo',
      title: 'Por quanto tempo, e as cópias de segurança',
      paragraphs: [
        'Seus registros ficam até você apagá-los ou excluir a conta. A exclusão tira ' +
          'do banco de dados o que é seu, na hora, e ninguém mais o encontra pela Vida.',
        'Nos arquivos do banco que vem com a Vida, o texto apagado fica por baixo até a madrugada seguinte, ' +
          'ou até uma hora calma do dia; em uma tabela muito grande e sempre em uso, por mais alguns dias. ' +
          'Com outro banco de dados, ou no próprio disco, isso depende de quem mantém a instalação.',
        'Quem mantém a instalação pode fazer cópias de segurança. Se uma cópia antiga for restaurada, todos ' +
          'precisam entrar de novo, e a Vida exclui outra vez as contas já excluídas antes de atender alguém.',
      ],
    },
    {
      id: 'depois',
      title: 'O que fica depois da exclusão',
      paragraphs: ['Só isto:'],
      items: [
        'Os registros de acesso (instante, tipo e endereço de rede), com ' +
          'um código sorteado no lugar da conta, até completarem seis meses.',
        'A lista desses códigos e do dia de cada exclusão, para que nenhuma cópia de segurança as traga de volta.',
        'O que você escreveu na comunidade, sem autor, e das suas denúncias só o ' +
          'motivo e o que foi decidido. Se preferir, apague antes os seus textos.',
        'As linhas do registro técnico do servidor, enquanto quem mantém a instalação as guardar.',
        'Os dados nas cópias de segurança antigas, até que sejam apagadas; nas novas a ' +
          'conta não entra. Pergunte a quem mantém a instalação por quanto tempo elas ficam.',
      ],
    },
    {
      id: 'recusar',
      title: 'Se você não concordar',
      paragraphs: [
        'O consentimento é livre. Sem ele, as páginas de saúde ficam fechadas, porque não têm o ' +
          'que mostrar sem usar os seus dados. A conta, o download e a exclusão continuam abertos.',
      ],
    },
    {
      id: 'menores',
      title: 'Crianças e adolescentes',
      paragraphs: [
        'A Vida não confere a idade de quem se cadastra. Crianças só podem usá-la com o consentimento ' +
          'da mãe, do pai ou de um responsável; adolescentes, de preferência com um deles por perto.',
      ],
    },
    {
      id: 'incidentes',
      title: 'Se algo der errado',
      paragraphs: [
        'Em um incidente que possa prejudicar você, como um vazamento, quem mantém a instalação deve avisar ' +
          'você e a Autoridade Nacional de Proteção de Dados (ANPD) em até três dias úteis, como regra.',
        'Se notar um acesso estranho, encerre as outras sessões, troque ' +
          'a senha e ligue a verificação em duas etapas em Minha conta.',
      ],
    },
    {
      id: 'contato',
      title: 'Com quem falar',
      paragraphs: [
        'O responsável pelos seus dados (o controlador, na palavra da lei) é quem ' +
          'mantém esta instalação: a pessoa, a clínica ou o serviço que passou a você ' +
          'o endereço da Vida. Peça a essa pessoa o que estes botões não resolverem.',
        'Você também pode reclamar à ANPD, em gov.br/anpd.',
      ],
    },
  ] satisfies readonly PrivacySection[],
} as const;
