import type { BmiSilence } from '@vida/contract/profile/body-mass-rules.ts';
import { bmiSilenceWords, describeBmi } from '@vida/contract/profile/body-mass-words.ts';
import type { ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import type { ExerciseLevel, Sex } from '@vida/contract/profile/profile-schemas.ts';
import { profileFieldNames as names } from '@vida/contract/profile/profile-words.ts';

interface ListText {
  readonly title: string;
  /** Above the free text of 'Outros'. */
  readonly other: string;
  readonly count: (marked: number) => string;
}

const feminine = (marked: number): string =>
  marked === 0 ? 'Nada marcado' : `${marked} ${marked === 1 ? 'marcada' : 'marcadas'}`;
const masculine = (marked: number): string =>
  marked === 0 ? 'Nada marcado' : `${marked} ${marked === 1 ? 'marcado' : 'marcados'}`;

const lists: Readonly<Record<ProfileListName, ListText>> = {
  chronicConditions: { title: names.chronicConditions, other: names.otherConditions, count: feminine },
  medications: { title: names.medications, other: names.otherMedications, count: masculine },
  dietaryRestrictions: { title: names.dietaryRestrictions, other: 'Outras restrições', count: feminine },
  foodAllergies: { title: names.foodAllergies, other: names.otherFoodAllergies, count: feminine },
  medicationAllergies: { title: names.medicationAllergies, other: names.otherMedicationAllergies, count: feminine },
  physicalProblems: { title: names.physicalProblems, other: names.otherPhysicalProblems, count: masculine },
  disabilities: { title: names.disabilities, other: names.otherDisabilities, count: feminine },
};

const exerciseLevels: Readonly<Record<ExerciseLevel, string>> = {
  sedentary: 'Sedentário',
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
};

const sexes: Readonly<Record<Sex, string>> = { female: 'Feminino', male: 'Masculino' };

const bmiSilences: Readonly<Record<BmiSilence, string>> = {
  ...bmiSilenceWords,
  age_unknown: 'Com a data de nascimento, a Vida mostra também o seu IMC.',
};

export const profileMessages = {
  title: 'Perfil de Saúde',
  subtitle: 'Tudo o que a Vida sugere parte daqui',
  edit: 'Editar Perfil',
  cancel: 'Cancelar',
  save: 'Salvar Perfil',
  saving: 'Salvando...',
  unsaved: 'Alterações não salvas',
  untouched: 'Nenhuma alteração ainda',
  loading: 'Carregando seu perfil...',
  failed: 'Não foi possível carregar seu perfil',
  failedText: 'Seus dados estão guardados. Confira a internet e tente de novo.',
  saved: 'Perfil de saúde atualizado com sucesso.',
  notSaved: 'Erro ao atualizar perfil. Tente novamente.',
  notInformed: 'Não informado',
  lists,
  addOther: 'Salvar',
  addedOther: (text: string) => `${text}: incluído na lista.`,
  contradiction: (none: string) =>
    `Você marcou “${none}” e também outros itens. Se for engano, desmarque o que não vale.`,
  exerciseLevels,
  sexes,
  physical: {
    title: 'Informações físicas e metas',
    subtitle: 'Peso e altura afinam as porções do seu plano.',
    height: names.height,
    heightHint: 'Como 162 ou 1,62',
    currentWeight: names.currentWeight,
    weightGoal: names.weightGoal,
    weightHint: 'Em quilos',
    sleepGoal: names.sleepGoal,
    sleepGoalHint: 'De 4 a 12 horas',
    bloodType: names.bloodType,
    exerciseLevel: names.exerciseLevel,
    birthDate: names.birthDate,
    birthDateHint: 'A idade muda o que é seguro sugerir.',
    sex: names.sex,
    sexHint: 'Só para estimar quanta energia seu corpo gasta.',
    pregnant: names.pregnant,
    pregnantHint: 'Na gestação a Vida não sugere metas de peso nem de alimentação.',
    yes: 'Sim',
    unset: 'Não informar',
  },
  /** Beside the day of birth; stays together on one line. */
  age: (years: number) => `(${years}\u00a0${years === 1 ? 'ano' : 'anos'})`,
  bmi: describeBmi,
  bmiSilences,
  caution: {
    pregnancy:
      'Na gestação, quem define metas de peso é o pré-natal. A Vida guarda esta meta, mas não a usa por enquanto.',
    under_18:
      'Antes dos 18 anos, quem define metas de peso é a equipe de saúde. A Vida guarda esta meta, mas não a usa.',
    belowHealthy: (kg: string) =>
      `Para a sua altura, o peso adequado começa perto de ${kg} kg. ` +
      'Converse com quem acompanha você antes de seguir uma meta menor.',
    largeLoss: (kg: string) =>
      `É uma mudança grande. Uma primeira etapa até ${kg} kg já ajuda a glicose e a pressão, e é mais fácil de manter.`,
  },
  invitation: {
    title: 'Conte um pouco sobre você',
    text:
      'Com seu perfil, a Vida deixa de fora o que faz mal a você e ajusta ' +
      'exercícios, refeições e dicas. Preencha só o que quiser; dá para mudar depois.',
    action: 'Começar a preencher',
  },
  discard: {
    title: 'Descartar as alterações?',
    description: 'O que você mudou no perfil ainda não foi salvo e vai se perder.',
    confirm: 'Descartar',
    stay: 'Continuar editando',
  },
  unusual: {
    title: 'Confira antes de salvar',
    description: (measures: string) => `${measures}. É pouco comum: está certo assim?`,
    height: (cm: string) => `Altura de ${cm} cm`,
    currentWeight: (kg: string) => `Peso atual de ${kg} kg`,
    weightGoal: (kg: string) => `Meta de peso de ${kg} kg`,
    bodyMass: (cm: string, kg: string) => `Altura de ${cm} cm com peso de ${kg} kg`,
    confirm: 'Está certo, salvar',
    correct: 'Corrigir',
  },
} as const;
