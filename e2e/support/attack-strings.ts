/*
 * Texts that a page must show as text. Each sets `hurt` on the window where it is run, asks another origin
 * for something where it is parsed as markup, or breaks what is not careful with it. All of them are
 * allowed in a text field.
 */

const scripts = [
  '<script>hurt=1</script>',
  '"><script>hurt=1</script>',
  "'><script>hurt=1</script>",
  '</textarea><script>hurt=1</script>',
  '</title><script>hurt=1</script>',
  '<ScRiPt>hurt=1</sCrIpT>',
  '<scr<script>ipt>hurt=1</script>',
  '<script src=data:,hurt=1></script>',
  '<template><script>hurt=1</script>',
  '<![CDATA[<script>hurt=1</script>]]>',
];

const handlers = [
  '<img src=x onerror=hurt=1>',
  '<img src=x onerror="hurt=1"',
  '<IMG/SRC=x/ONERROR=hurt=1>',
  '<!--><img src=x onerror=hurt=1>-->',
  '<noscript><p title="</noscript><img src onerror=hurt=1>">',
  '<video><source onerror=hurt=1>',
  '<audio src=x onerror=hurt=1>',
  '<details open ontoggle=hurt=1>',
  '<input autofocus onfocus=hurt=1>',
  '<body onpageshow=hurt=1>',
  '<marquee onstart=hurt=1>',
  '" onmouseover="hurt=1',
  "' autofocus onfocus='hurt=1",
];

const foreignMarkup = [
  '<svg onload=hurt=1>',
  '<svg><script>hurt=1</script></svg>',
  '<svg><animate onbegin=hurt=1 dur=1s>',
  '<svg><foreignObject><body onload=hurt=1>',
  '<math><mi href="javascript:hurt=1">x',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=hurt=1>',
];

const elements = [
  '<iframe srcdoc="<script>parent.hurt=1</script>">',
  '<iframe src=javascript:parent.hurt=1>',
  '<object data=javascript:hurt=1>',
  '<embed src=javascript:hurt=1>',
  '<a href="javascript:hurt=1">clique</a>',
  '<form action=javascript:hurt=1><button>ok',
  '<meta http-equiv=refresh content="0;url=//x.test">',
  '<base href=//x.test/>',
  '<link rel=stylesheet href=//x.test/x.css>',
  '<style>@import "//x.test/x.css"</style>',
  '<p style="background:url(//x.test/x.png)">',
  '<p style="width:9999px">',
];

const addresses = [
  'javascript:hurt=1',
  'JaVaScRiPt:hurt=1',
  'java\tscript:hurt=1',
  'javascript&colon;hurt=1',
  'javascript://%0Ahurt=1',
  'data:text/html,<script>hurt=1</script>',
  'data:text/html;base64,PHNjcmlwdD5odXJ0PTE8L3NjcmlwdD4=',
  'vbscript:hurt=1',
  'https://exemplo.com/"onmouseover="hurt=1',
  'https://exemplo.com/<script>hurt=1</script>',
  '[clique](javascript:hurt=1)',
  '![x](x"onerror="hurt=1)',
  '<javascript:hurt=1>',
];

const templates = ['{{constructor.constructor("hurt=1")()}}', `${'$'}{hurt=1}`, '#{hurt=1}', '<%= hurt=1 %>'];

const encoded = [
  '&lt;script&gt;hurt=1&lt;/script&gt;',
  '&#60;script&#62;hurt=1',
  '%3Cscript%3Ehurt=1%3C/script%3E',
  '\\u003cscript\\u003ehurt=1',
  '＜script＞hurt=1＜/script＞',
  '\u202e<script>hurt=1</script>',
  '<scr\u200bipt>hurt=1</scr\u200bipt>',
  'um\u2028hurt=1',
];

const names = ['__proto__', 'constructor', 'toString', '<form id=location><input name=href>', '<a id=hurt>'];

const otherReaders = [
  '=HYPERLINK("//x.test")',
  '@SUM(1+1)',
  "+1+cmd|' /C calc'!A0",
  "'; DROP TABLE users; --",
  '%_\\%',
  '../../etc/passwd',
  '$(hurt=1)',
];

const awkward = [
  '👩🏽‍⚕️👨‍👩‍👧‍👦🇧🇷',
  'h\u0337\u0328\u031bu\u0338\u0322r\u0334t',
  'مرحبا <b>hurt=1</b>',
  'palavralonga'.repeat(7),
];

/** At least 50, each trimmed and of at most 100 characters, no two alike. */
export const attackStrings: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreignMarkup,
  ...elements,
  ...addresses,
  ...templates,
  ...encoded,
  ...names,
  ...otherReaders,
  ...awkward,
];

/** Control characters and halves of characters: no text field takes them. */
export const refusedStrings: readonly string[] = [
  'nulo\u0000aqui',
  '\u001b[2Jtela',
  'sino\u0007aqui',
  'c1\u009bm',
  'del\u007faqui',
  'meio\ud83d',
];

/**
 * All of them in a few texts of at most `maxLength` characters, each string whole. `label` begins each text, so that a
 * screen shows whose field it is.
 */
export const packAttacks = (maxLength: number, label: string): string[] => {
  const texts: string[] = [];
  for (const each of attackStrings) {
    const longer = `${texts.at(-1)} ${each}`;
    if (texts.length === 0 || longer.length > maxLength) texts.push(`${label} ${each}`);
    else texts.splice(-1, 1, longer);
  }
  return texts;
};
