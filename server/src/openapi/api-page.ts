import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { z } from 'zod';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const schemaBlock = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!schema) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  });
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`;
};

const rawBodyBlock = (endpoint: Endpoint): string =>
  endpoint.rawBody
    ? `<p>Body: ${endpoint.rawBody.contentTypes.map(escapeHtml).join(' or ')}, ` +
      `at most ${endpoint.rawBody.maxBytes} bytes.</p>`
    : '';

const endpointSection = (endpoint: Endpoint): string => `
<section id="${endpoint.name}">
  <h3><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h3>
  <p>${escapeHtml(endpoint.summary)} <small>Access: ${endpoint.access}. Success: ${endpoint.status ?? 200}.</small></p>
  ${schemaBlock('Path', endpoint.params, 'input')}
  ${schemaBlock('Query', endpoint.query, 'input')}
  ${schemaBlock('Body', endpoint.body, 'input')}${rawBodyBlock(endpoint)}
  ${schemaBlock('Reply', endpoint.reply, 'output')}
</section>`;

const style = `
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
  section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 1rem }
  pre { overflow-x: auto; font-size: .85rem; line-height: 1.4 }
  summary { cursor: pointer } h3 { margin-bottom: 0 } h3 + p { margin-top: .25rem } code { overflow-wrap: anywhere }`;

/** A readable page of the contract without any script, for developers. `nonce` allows its one style element. */
export const renderApiPage = (endpoints: readonly Endpoint[], nonce: string): string => {
  const features = [...new Set(endpoints.map(({ name }) => name.split('.')[0] ?? ''))];
  const sections = features.map(
    (feature) =>
      `<h2>${escapeHtml(feature)}</h2>${endpoints
        .filter(({ name }) => name.startsWith(`${feature}.`))
        .map(endpointSection)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Vida API</title>
<style nonce="${nonce}">${style}</style></head><body><main><h1>Vida API</h1>
<p>Made from the contract. Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
Calls other than register and login send <code>Authorization: Bearer &lt;token&gt;</code>. Errors are
<code>{ message, code, details? }</code> with a Portuguese message.</p>${sections.join('')}</main></body></html>`;
};
