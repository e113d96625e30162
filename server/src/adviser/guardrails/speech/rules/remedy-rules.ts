import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

const works =
  '(?:ajud|baix|reduz|diminu|control|trat|combat|resolv|regul|cur|substitu|dispens|desinflam|melhor|alivi|derrub|funcion|revert|acalm|age|agem|elimin|prote[gj]|estabiliz|fortalec|equilibr)\\w*';
const praised =
  '(?:um[ao]? )?(?:(?:muito|bem|mais|super) )?(?:otim[ao]s?|excelentes?|bo[am]s?|bons|indicad[ao]s?|eficaz(?:es)?|eficientes?|melhor(?:es)?|superior(?:es)?|segur[ao]s?|fortes?|alternativas?|solucao|potentes?)';

/** Medicines, supplements, teas and plants named or compared as a treatment, 'natural' ones too. */
export const remedyRules: readonly SpeechRule[] = [
  ...[
    // 'Chá de pata-de-vaca ajuda a baixar a glicose', 'canela em cápsula controla o açúcar no sangue'.
    `(?:TEA|SUP)[^;!?]{0,50}?\\b${works}[^,;!?]{0,50}?{HEALTH}`,
    `(?:TEA|SUP)[^;!?]{0,40}?\\b(?:e|sao|seria|costuma ser)\\b[^;!?]{0,20}?${praised}[^;!?]{0,40}?(?:{HEALTH}|{M}|MED|caso|voce)`,
    '(?:TEA|SUP)[^,;!?]{0,30}?\\b(?:(?:e|sao) (?:um|uma|como|melhor|tao|igual)|funciona\\w*|age\\w*|vale\\w*)\\b[^,;!?]{0,30}?{M}',
    `{HEALTH}[^;!?]{0,20}?, (?:tome |use |experimente |faca |prepare )?(?:um |uma |o |a )?(?:TEA|SUP)(?: \\w+){0,2} (?:${works}|e )`,
    '\\b(?:substitu|troqu|troc)\\w*[^;!?]{0,30}?(?:{M}|MED) (?:por|pel[ao]) (?:um[a]? )?(?:TEA|SUP|dieta|suco)',
    // Any recommendation of something sold in capsules.
    '\\b(?:tome|use|experimente|recomendo|sugiro|indico|suplemente|compre|prove|aposte em|inclua)(?: \\w+){0,3}? SUP',
    '{WISH}(?: \\w+){0,2}? (?:tomar|usar|experimentar|incluir|suplementar|testar)(?: \\w+){0,3}? SUP',
    '\\b(?:tome|use|usar|beba|experimente|prove|tomar)\\b[^;!?]{0,15}?\\b(?:TEA)[^;!?]{0,20}? (?:para|pra|contra)[^;!?]{0,20}?{HEALTH}',
    '{WISH}(?: \\w+){0,2}? (?:usar|tomar)[^;!?]{0,15}?TEA[^;!?]{0,20}? (?:para|pra|contra)[^;!?]{0,20}?{HEALTH}',
    // 'Losartana é mais eficaz', 'uma boa opção para você'.
    `DRUG[^;!?]{0,50}?\\b(?:e|sao|seria|seriam|costuma(?:m)? ser|funciona\\w*|age\\w*|costuma(?:m)? (?:funcionar|agir))\\b(?: \\w+)? ${praised}\\b(?! ?(?:tomad|usad|guardad))`,
    'DRUG[^;!?]{0,20}?\\b(?:resolv|alivi|ajuda nesse|ajuda nest|combat)\\w*',
    'DRUG[^;!?]{0,20}?\\b(?:ajuda|auxilia|serve|funciona)\\w* (?:a|para|pra) (?:parar|emagrecer|dormir|relaxar|perder)',
    `\\b${works} [^,;!?]{0,30}?{HEALTH}[^,;!?]{0,20}? (?:com|usando|tomando|bebendo|gracas a) (?:[a-z]+ ){0,3}?(?:TEA|SUP)`,
    '\\b(?:em comparacao|comparad[ao]|vantagem|prefer\\w+)\\b[^;!?]{0,40}?DRUG[^;!?]{0,40}?(?:vantagem|DRUG)',
    '\\b(?:efeito|acao|resultado|poder|eficacia)s?\\b[^,;!?]{0,15}?(?:parecid|semelhant|igua|superior|melhor|inferior|compara|maior|menor)\\w*[^;!?]{0,30}?{M}',
    'DRUG[^;!?]{0,50}?\\b(?:melhor|pior|superior|inferior|mais (?:eficaz|forte|segur\\w|modern\\w|barat\\w)|menos (?:eficaz|forte|segur\\w)|superiores|melhores)\\b (?:que|do que|aos|opcao|escolha|em relacao)\\b',
    `SUP[^;!?]{0,20}?\\b(?:e|sao|seria|pode ser|podem ser)\\b (?:\\w+ )?(?:aliad|${praised}|recomendad|util|uteis)`,
    '\\b(?:comece|inicie|comecar|iniciar|acrescente|adicione|inclua|incluir|acrescentar)(?: a| o)?(?: tomar| usar| uso)?(?: de)?(?: \\w+)? SUP',
    '\\b(?:prefira|prefiro|escolha|opte por|opte pel[ao])(?: \\w+)? {M}',
    '\\bMED (?:(?:muito|bem|super) )?(?:otim|excelente|maravilhos|eficaz|indicad|bom\\b|boa\\b|natura)',
    '\\bnada como[^;!?]{0,15}?TEA|TEA (?:\\w+ )?para [oa]s? (?:figado|rins|coracao|pressao|estomago)',
    'TEA[^;!?]{0,40}?\\b(?:metabolismo|queimar|gordura|emagrec\\w*|desinchar|secar)',
    '\\bSUP[^;!?]{0,20}? (?:para|contra) {HEALTH}',
  ].map(
    (source): SpeechRule => ({
      breach: 'remedy',
      says: pattern(source),
      unless:
        /\bnao (?:ha|existe) (?:\w+ )?(?:provas?|evidencias?|comprovacao)|absor|sem (?:prova|evidencia|comprovacao)|nao substitu/u,
    }),
  ),
];
