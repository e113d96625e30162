import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { notificationSchema } from './notification-schemas.ts';

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
