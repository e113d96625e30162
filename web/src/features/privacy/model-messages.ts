import type { ModelPlace } from './read-model-place.ts';

const stored = 'Os dados ficam no banco de dados desta instalação, com quem a mantém.';
const byRules =
  'As dicas, a conversa, as refeições e os exercícios saem de regras com fonte, ' +
  'calculadas no próprio servidor desta instalação com os seus registros.';
const received =
  'Ele recebe a sua mensagem, as trocas recentes da conversa e um resumo do seu perfil e dos ' +
  'seus registros recentes. Na conversa, quando a pergunta pede, recebe também números que a ' +
  'Vida calcula dos seus registros de outros períodos. A Vida não envia o seu nome, e-mail, nome ' +
  'de usuário nem as suas observações, e tira da mensagem e-mails, CPF e telefones; um nome que ' +
  'você escrever nela vai junto. Emergências são respondidas antes, aqui mesmo, e não vão.';

interface ModelTexts {
  /** In a few words, where the data are and who receives any of them. */
  readonly short: string;
  readonly paragraphs: readonly string[];
}

/** What is true of the language model of this installation, if there is one. */
export const modelMessages: Readonly<Record<ModelPlace['reach'], (host: string) => ModelTexts>> = {
  none: () => ({
    short: `${stored} A Vida não os envia a mais ninguém.`,
    paragraphs: [
      `${byRules} Nenhum modelo de linguagem está ligado aqui: nenhuma inteligência artificial recebe os seus dados.`,
      'Se quem mantém a instalação ligar um, esta página passa a dizer onde ele fica. Se for ' +
        'de outra empresa, a Vida pergunta antes a você, e até lá segue com as próprias regras.',
    ],
  }),
  private: () => ({
    short:
      `${stored} Um modelo de linguagem na mesma rede ajuda a ` +
      'responder e recebe o que você pergunta e um resumo deles.',
    paragraphs: [
      `${byRules} Um modelo de linguagem, que funciona no mesmo computador ou na mesma rede, ajuda a responder.`,
      received,
      'Como ele fica na rede da instalação, a Vida não pergunta antes. ' +
        'Se ele repassa algo adiante, quem mantém a instalação sabe dizer.',
    ],
  }),
  public: (host) => ({
    short:
      `${stored} Só se você permitir, o que você pergunta e um resumo ` +
      `deles vão para um modelo de linguagem de outra empresa, em ${host}.`,
    paragraphs: [
      `${byRules} Um modelo de linguagem de outra empresa, em ${host}, pode ajudar, só para quem ` +
        'permitiu: a Vida pergunta antes, e você pode voltar atrás em Minha conta quando quiser.',
      received,
      'O que essa empresa faz com o que recebe, e em que país, quem mantém a instalação ' +
        'sabe dizer. Sem a sua permissão, respondem só as regras, e nada é enviado.',
    ],
  }),
};
