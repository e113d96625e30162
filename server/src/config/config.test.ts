import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema, loadConfig } from './config.ts';
import { expectedValues } from './config-messages.ts';
import { readEnvironment } from './read-environment.ts';

const names = Object.keys(environmentSchema.shape).sort();

describe('loadConfig', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      adminEmail: 'admin@vida.local',
      logLevel: 'info',
      trustProxy: false,
      rateLimit: true,
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.ai).toBeUndefined();
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('reads every variable', () => {
    const config = loadConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Vida.exemplo/',
      DATA_DIR: '/srv/vida',
      DATABASE_URL: 'postgresql://a:b@db:5432/vida?sslmode=require',
      ADMIN_EMAIL: 'Ana@Exemplo.com.br',
      ADMIN_GATE_PASSWORD: 'porta-da-frente',
      SMTP_URL: 'smtp://vida%40exemplo.com.br:p%40ss%3Aword@correio.exemplo.com.br:2525',
      SMTP_FROM: 'Vida da Ana <vida@ana.exemplo>',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_API_KEY: 'k-1',
      AI_MODEL: 'modelo',
      AI_TIMEOUT_MS: '5000',
      PRIVACY_CONTACT: 'encarregada@vida.exemplo',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMIT: 'off',
    });
    expect(config).toEqual({
      port: 0,
      host: '0.0.0.0',
      publicUrl: 'https://vida.exemplo',
      dataDir: resolve('/srv/vida'),
      databaseUrl: 'postgresql://a:b@db:5432/vida?sslmode=require',
      adminEmail: 'ana@exemplo.com.br',
      adminGatePassword: 'porta-da-frente',
      mail: {
        host: 'correio.exemplo.com.br',
        port: 2525,
        isSecure: false,
        login: { user: 'vida@exemplo.com.br', password: 'p@ss:word' },
        from: { name: 'Vida da Ana', address: 'vida@ana.exemplo' },
        publicUrl: 'https://vida.exemplo',
      },
      ai: { baseUrl: 'http://localhost:11434/v1', model: 'modelo', apiKey: 'k-1', timeoutMs: 5000 },
      privacyContact: 'encarregada@vida.exemplo',
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', '::1'],
      rateLimit: false,
    });
  });

  it.each([
    ['false', false],
    ['1', 1],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'abc'],
    ['HOST', 'http://casa'],
    ['PUBLIC_URL', 'vida.exemplo'],
    ['PUBLIC_URL', 'ftp://vida.exemplo'],
    ['PUBLIC_URL', 'https://vida.exemplo/saude'],
    ['DATABASE_URL', 'mysql://casa/vida'],
    ['ADMIN_EMAIL', 'ana'],
    ['ADMIN_GATE_PASSWORD', '1234567'],
    ['SMTP_URL', 'http://correio.exemplo'],
    ['SMTP_URL', 'correio.exemplo:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://vida@correio.exemplo'],
    ['SMTP_URL', 'smtp://vida:100%@correio.exemplo'],
    ['SMTP_URL', 'smtp://correio.exemplo/caixa'],
    ['SMTP_URL', 'smtp://correio.exemplo?debug=true'],
    ['SMTP_FROM', 'vida'],
    ['SMTP_FROM', 'Vida <vida>'],
    ['SMTP_FROM', 'Vida\r\nBcc: a@b.c <vida@exemplo.com>'],
    ['AI_BASE_URL', 'ftp://casa'],
    ['AI_TIMEOUT_MS', '999'],
    ['PRIVACY_CONTACT', 'ana@'],
    ['PRIVACY_CONTACT', 'javascript://x'],
    ['PRIVACY_CONTACT', 'a'],
    ['LOG_LEVEL', 'alto'],
    ['TRUST_PROXY', 'talvez'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'on'],
    ['RATE_LIMIT', 'sim'],
  ])('refuses %s=%s by name, without repeating the value', (name, value) => {
    const refusal = () => loadConfig({ [name]: value });
    expect(refusal).toThrow(`${name}: valor inválido. Use ${expectedValues[name]}.`);
    expect(refusal).not.toThrow(`=${value}`);
  });

  it('wants address and model together', () => {
    expect(() => loadConfig({ AI_BASE_URL: 'http://localhost/v1' })).toThrow('AI_MODEL');
    expect(() => loadConfig({ AI_MODEL: 'm' })).toThrow('AI_BASE_URL');
    expect(() => loadConfig({ AI_API_KEY: 'k' })).toThrow('AI_BASE_URL');
  });

  it('wants to know where a link leads, and whom it comes from', () => {
    const SMTP_URL = 'smtps://correio.exemplo.com.br';
    expect(() => loadConfig({ SMTP_URL })).toThrow(/PUBLIC_URL: .*obrigatório quando SMTP_URL/);
    expect(() => loadConfig({ SMTP_FROM: 'vida@exemplo.com.br' })).toThrow('SMTP_URL');
    expect(() => loadConfig({ SMTP_URL, PUBLIC_URL: 'http://192.168.0.7:3000' })).toThrow(
      /SMTP_FROM: .*número de rede/,
    );
    expect(() => loadConfig({ SMTP_URL, PUBLIC_URL: 'http://[::1]:3000' })).toThrow('SMTP_FROM');
  });

  it.each([
    ['smtp://correio.exemplo.com.br', 'vida@casa.exemplo'],
    ['smtp://vida:segredo@correio.exemplo.com.br', 'vida@casa.exemplo'],
    ['smtp://ana%40exemplo.com.br:segredo@correio.exemplo.com.br', 'ana@exemplo.com.br'],
  ])('with %s alone writes as %s', (SMTP_URL, address) => {
    const { mail } = loadConfig({ SMTP_URL, PUBLIC_URL: 'https://casa.exemplo' });
    expect(mail?.from).toEqual({ name: 'Vida', address });
  });

  it('names every wrong variable at once', () => {
    expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });
});

describe('documentation', () => {
  it('.env.example documents each variable', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const documented = [...example.matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(names);
  });

  it('has a Portuguese expectation for each variable', () => {
    expect(Object.keys(expectedValues).sort()).toEqual(names);
  });
});

describe('readEnvironment', () => {
  it('lets the environment win over the file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vida-env-')), '.env');
    writeFileSync(file, 'VIDA_ONLY_IN_FILE="sim"\nPATH=/nowhere\n');
    expect(readEnvironment(file)).toMatchObject({ VIDA_ONLY_IN_FILE: 'sim', PATH: process.env.PATH });
  });
});
