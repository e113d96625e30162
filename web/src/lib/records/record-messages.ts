interface OwnWords {
  readonly added?: string;
  readonly notAdded?: string;
  /** The specification says how a failure to add reads, whatever its cause. */
  readonly isFailureSpecified?: boolean;
  /** A refusal is told even where it stands under its field. */
  readonly isToldBesideFields?: boolean;
  /** Where else a deletion can be taken back, for who cannot reach the toast. */
  readonly undoAlt?: string;
}

/** What is said of a record when it is written: `recordWords('noite', 'f')`. */
export const recordWords = (noun: string, gender: 'f' | 'm', own: OwnWords = {}) => {
  const vowel = gender === 'f' ? 'a' : 'o';
  const Noun = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const The = vowel.toUpperCase();
  return {
    added: `${Noun} salv${vowel}.`,
    notAdded: `Não foi possível salvar ${vowel} ${noun}. Tente de novo.`,
    isFailureSpecified: false,
    isToldBesideFields: false,
    changed: `${Noun} atualizad${vowel}.`,
    notChanged: `Não foi possível atualizar ${vowel} ${noun}. Tente de novo.`,
    reverted: `${The} ${noun} voltou a ser como era.`,
    notReverted: 'Não foi possível desfazer a mudança. Tente de novo.',
    removed: `${Noun} apagad${vowel}.`,
    notRemoved: `Não foi possível apagar ${vowel} ${noun}. Tente de novo.`,
    restored: `${The} ${noun} voltou.`,
    notRestored: `Não foi possível trazer ${vowel} ${noun} de volta. Tente de novo.`,
    undoAlt: '',
    ...own,
  };
};

export type RecordWords = ReturnType<typeof recordWords>;
