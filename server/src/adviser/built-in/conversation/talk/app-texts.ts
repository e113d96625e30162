import type { AppTopic } from './find-app-topic.ts';

/** Where to find things, by the names that stand on the screens. */
export const appTexts: Readonly<Record<AppTopic, string>> = {
  glucose_entry:
    'Para registrar a glicose, abra Medições, no menu, e toque em "Nova medição". Escolha Glicose, digite o valor e, se puder, marque o momento (jejum, antes de comer, depois de comer): com ele os números dizem mais.',
  vitals_entry:
    'Abra Medições, no menu, e toque em "Nova medição". Ali você escolhe o que mediu (glicose, pressão, peso, batimentos ou HbA1c), digita o valor e a hora. A pressão pode ser escrita como você fala: "12 por 8".',
  import:
    'Em Medições, toque em "Importar arquivo". Vale o arquivo do LibreView, Dexcom Clarity, mySugr, Accu-Chek, Nightscout ou uma planilha em CSV, até 20 MB. Você confere tudo antes de guardar, e dá para desfazer depois. Em "Como exportar o arquivo" está o passo a passo de cada um.',
  export:
    'Abra Minha conta e procure "Baixar meus dados". Há planilhas (CSV), que abrem no Excel ou no LibreOffice, e o arquivo completo (JSON). Ele conta da sua saúde: guarde onde só você alcança.',
  delete_account:
    'Abra Minha conta e, no fim da página, "Excluir a conta". A conta e os seus registros somem na hora, e não há como trazer de volta; o que você escreveu na comunidade fica, sem autor. Se quiser uma cópia antes, use "Baixar meus dados" na mesma página.',
  password:
    'Para trocar a senha, abra Minha conta e vá em "Trocar senha". As outras sessões abertas são encerradas. Se você não consegue entrar, fale com quem cuida desta instalação da Vida: essa pessoa pode dar uma senha provisória.',
  unit: 'Em Minha conta, no quadro "Seus dados", escolha a Unidade da glicose (mg/dL ou mmol/L) e toque em "Salvar dados". Ela vale para todas as telas e também para esta conversa.',
  time_zone:
    'O fuso horário fica em Minha conta, no quadro "Seus dados". Ele decide quando o seu dia começa e termina.',
  profile:
    'Condições, remédios, alergias, restrições, altura, peso e metas ficam em Perfil de Saúde: toque em "Editar Perfil", mude o que precisar e depois em "Salvar Perfil". Tudo o que a Vida sugere parte dali.',
  sleep_entry:
    'Abra Qualidade do Sono e toque em "Registrar sono". Você diz a que horas deitou e acordou, quanto demorou para dormir e como foi a noite, de 1 a 10.',
  substance_entry:
    'Abra Gestão de Substâncias e Jogos e toque em "Registrar". Escolha álcool, tabaco, cafeína ou jogos e a quantidade. Ali não há julgamento.',
  cessation:
    'Em Gestão de Substâncias e Jogos há o Programa de Cessação: você escolhe o que quer diminuir ou deixar, e a Vida acompanha com você, dia por dia.',
  meal_plan:
    'Abra Nutrição Personalizada, escolha o dia e a refeição e toque em "Gerar Plano". Em cada refeição dá para trocar alimentos e salvar a receita.',
  shopping:
    'A lista de compras fica em Nutrição Personalizada: ela junta os alimentos do plano dos dias que você escolher.',
  training:
    'Abra Exercícios Adaptáveis. Sem programa, toque em "Criar Programa de Exercícios"; com ele, o "Treino de Hoje" aparece na tela, e você marca o que já fez. O nível de exercício muda em Perfil de Saúde.',
  tips: 'As dicas ficam em Dicas IA Personalizadas: toque em "Gerar Dicas" para receber novas. Cada uma mostra o motivo e a fonte.',
  appointments:
    'No Dashboard há a próxima consulta: toque nela para anotar data, hora e com quem será. As que você anotou ficam em "Próximas consultas".',
  correct_entry:
    'Todo registro pode ser corrigido ou apagado: em Medições, Qualidade do Sono ou Gestão de Substâncias e Jogos, abra a lista de registros e use as opções da linha. Um arquivo importado sai inteiro com "Desfazer", na lista de arquivos importados.',
  sessions:
    'Em Minha conta, o quadro "Onde você entrou" mostra os aparelhos em que a sua conta está aberta. Dá para encerrar um por um ou todos os outros. Se não reconhecer algum, encerre e troque a senha.',
  privacy:
    'O que a Vida guarda, onde e quem pode ler está na página Privacidade, com os seus direitos; o caminho é por Minha conta. Só você vê os seus dados de saúde, e pode baixar ou apagar tudo quando quiser.',
  consent:
    'O seu consentimento fica em Minha conta, no quadro "Seu consentimento". Se você o retirar, as páginas de saúde se fecham e nada é apagado; dá para dar de novo quando quiser.',
  community:
    'A Comunidade está no menu. Lá se conversa com outras pessoas; os seus dados de saúde não aparecem.',
  delete_chat:
    'Nesta página, em Chat & Orientação, você pode apagar uma mensagem ou a conversa inteira. O que for apagado não volta.',
  figures:
    'Os gráficos e os números da glicose, da pressão, do peso, dos batimentos e da HbA1c ficam em Medições. As noites ficam em Qualidade do Sono. No Dashboard há um resumo de tudo. E você também pode perguntar aqui: "qual minha média de glicose nos últimos 14 dias?"',
  report:
    'Em Minha conta, "Baixar meus dados" gera planilhas que você pode mostrar ou enviar ao seu médico. Em Medições, a página com as médias do período também serve para mostrar na consulta.',
  reminder:
    'Os avisos da Vida ficam no sino, no alto da página. Horários de remédio ela não controla: para isso, um alarme no celular combinado com a sua equipe funciona bem.',
  sign_out: 'Abra Minha conta e use "Sair da conta", no quadro "Sair". Ele encerra a sessão neste aparelho.',
};
