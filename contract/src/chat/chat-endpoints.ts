import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { queryInteger } from '../core/lists.ts';
import {
  chatChunkSchema,
  chatMessageSchema,
  chatModelSchema,
  checkedTextSchema,
  helpOfferSchema,
  newChatMessageSchema,
} from './chat-schemas.ts';

export const listChatMessages = defineEndpoint({
  name: 'chat.list',
  method: 'GET',
  path: '/api/chat/messages',
  summary: 'The exchanges, newest first.',
  access: 'user',
  cacheable: 'revision',
  query: z.strictObject({ limit: queryInteger(1, 100).default(50), cursor: idSchema.optional() }),
  reply: z.array(chatMessageSchema),
});

export const sendChatMessage = defineEndpoint({
  name: 'chat.send',
  method: 'POST',
  path: '/api/chat/message',
  summary: 'Ask; emergencies are answered by rules before any model. One at a time for each person: 409.',
  access: 'user',
  body: newChatMessageSchema,
  reply: chatMessageSchema,
  chunk: chatChunkSchema,
  limit: 'chat',
});

export const deleteChatMessage = defineEndpoint({
  name: 'chat.delete',
  method: 'DELETE',
  path: '/api/chat/messages/:id',
  summary: 'Delete one exchange.',
  access: 'user',
  params: idParamsSchema,
  reply: z.object({ id: idSchema }),
});

export const deleteChatMessages = defineEndpoint({
  name: 'chat.deleteAll',
  method: 'DELETE',
  path: '/api/chat/messages',
  summary: 'Delete the whole history.',
  access: 'user',
  reply: z.object({ deleted: z.number().int() }),
});

export const getChatModel = defineEndpoint({
  name: 'chat.getModel',
  method: 'GET',
  path: '/api/chat/model',
  summary: 'Whether a language model answers, where it is, and whether this person agreed to it.',
  access: 'user',
  reply: chatModelSchema,
});

export const checkText = defineEndpoint({
  name: 'chat.checkText',
  method: 'POST',
  path: '/api/chat/check',
  summary:
    'Whether a text written elsewhere (a note, a post to be published) speaks of an emergency; nothing of it is kept.',
  access: 'user',
  body: checkedTextSchema,
  reply: z.object({ help: helpOfferSchema.nullable() }),
  limit: 'check',
});
