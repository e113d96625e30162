import { createSampleData, read } from '../../built-in/conversation/testing/sample-chat.ts';

/** What a model asks of the records below. */
export const october = { series: 'glucose', fromDay: '2026-10-01', toDay: '2026-10-31' };
/** 40 days ago: 140 and 160 on one day; nothing of it is in the context of the last 14 days. */
export const data = createSampleData({
  readings: { glucose: [read(140, 24 * 40), read(160, 24 * 40 + 3), read(104, 30)] },
});

/** What tools said, in a request. */
export const toolTextOf = (request: { readonly messages: readonly { role: string; content: string }[] } | undefined) =>
  (request?.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? [content] : []));
