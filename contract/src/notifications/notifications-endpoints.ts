import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idSchema } from '../core/ids.ts';

/** Kinds of notification; the screen has a text and an icon for each. */
export const notificationKindSchema = z.enum(['welcome']);

export const notificationSchema = z.object({
  id: idSchema,
  kind: notificationKindSchema,
  createdAt: z.string(),
  readAt: z.string().nullable(),
});

export type AppNotification = z.infer<typeof notificationSchema>;

export const listNotifications = defineEndpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'The 50 newest notifications, newest first.',
  access: 'user',
  cacheable: 'revision',
  reply: z.array(notificationSchema),
});

export const markNotificationsRead = defineEndpoint({
  name: 'notifications.markRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark every notification as read.',
  access: 'user',
  reply: z.object({ unread: z.literal(0) }),
});
