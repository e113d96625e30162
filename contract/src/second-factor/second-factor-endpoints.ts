import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema } from '../core/ids.ts';
import { newPasskeyAnswerSchema, passkeyCreationSchema, passkeyNameSchema, passkeySchema } from './passkey-schemas.ts';
import {
  confirmedSelfSchema,
  recoveryCodesSchema,
  secondFactorAskedSchema,
  secondFactorSchema,
  totpCodeSchema,
} from './second-factor-schemas.ts';

export const getSecondFactor = defineEndpoint({
  name: 'secondFactor.read',
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'Whether the account has a second factor, and which.',
  access: 'user',
  reply: secondFactorSchema,
});

export const askSecondFactor = defineEndpoint({
  name: 'secondFactor.ask',
  method: 'POST',
  path: '/api/account/second-factor/challenge',
  summary: 'Begin proving the second factor once more: the ways, and what to ask of a passkey.',
  access: 'user',
  reply: secondFactorAskedSchema,
});

export const beginTotp = defineEndpoint({
  name: 'secondFactor.beginTotp',
  method: 'POST',
  path: '/api/account/second-factor/totp',
  summary: 'Make the secret of an authenticator app; it counts once a code of it was confirmed.',
  access: 'user',
  body: confirmedSelfSchema,
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/...`, for the QR code. */
    uri: z.string(),
  }),
  limit: 'login',
  tellsSecret: true,
});

export const confirmTotp = defineEndpoint({
  name: 'secondFactor.confirmTotp',
  method: 'POST',
  path: '/api/account/second-factor/totp/confirm',
  summary: 'Confirm the authenticator app by its first code; makes recovery codes when it is the first factor.',
  access: 'user',
  body: z.strictObject({ code: totpCodeSchema }),
  reply: recoveryCodesSchema,
  limit: 'secondFactor',
  tellsSecret: true,
});

export const removeTotp = defineEndpoint({
  name: 'secondFactor.removeTotp',
  method: 'DELETE',
  path: '/api/account/second-factor/totp',
  summary: 'Remove the authenticator app; the only factor is removed by turning the second factor off.',
  access: 'user',
  body: confirmedSelfSchema,
  reply: secondFactorSchema,
  limit: 'login',
});

export const beginPasskey = defineEndpoint({
  name: 'secondFactor.beginPasskey',
  method: 'POST',
  path: '/api/account/second-factor/passkeys/options',
  summary: 'Begin making a passkey: what the browser asks of the authenticator.',
  access: 'user',
  body: confirmedSelfSchema,
  reply: passkeyCreationSchema,
  limit: 'login',
});

export const addPasskey = defineEndpoint({
  name: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/api/account/second-factor/passkeys',
  summary: 'Keep a passkey that was made; makes recovery codes when it is the first factor.',
  access: 'user',
  body: z.strictObject({ name: passkeyNameSchema, passkey: newPasskeyAnswerSchema }),
  reply: recoveryCodesSchema.extend({ passkey: passkeySchema }),
  status: 201,
  limit: 'secondFactor',
  tellsSecret: true,
});

export const removePasskey = defineEndpoint({
  name: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/api/account/second-factor/passkeys/:id',
  summary: 'Remove a passkey; the only factor is removed by turning the second factor off.',
  access: 'user',
  params: idParamsSchema,
  body: confirmedSelfSchema,
  reply: passkeySchema,
  limit: 'login',
});

export const makeRecoveryCodes = defineEndpoint({
  name: 'secondFactor.makeRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Make recovery codes anew; those from before no longer work.',
  access: 'user',
  body: confirmedSelfSchema,
  reply: recoveryCodesSchema,
  limit: 'login',
  tellsSecret: true,
});

export const turnOffSecondFactor = defineEndpoint({
  name: 'secondFactor.turnOff',
  method: 'DELETE',
  path: '/api/account/second-factor',
  summary: 'Turn the second factor off: app, passkeys and recovery codes go.',
  access: 'user',
  body: confirmedSelfSchema,
  reply: secondFactorSchema,
  limit: 'login',
});
