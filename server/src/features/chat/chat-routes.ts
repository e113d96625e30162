import {
  deleteChatMessage,
  deleteChatMessages,
  getChatModel,
  listChatMessages,
  sendChatMessage,
} from '@vida/contract/chat/chat-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Asker, ChatService } from './chat-service.ts';

const toAsker = ({ userId, timeZone, user }: Viewer): Asker => ({
  userId,
  timeZone,
  glucoseUnit: user.glucoseUnit,
});

export const registerChat = (serve: Serve, service: ChatService): void => {
  serve(listChatMessages, async ({ viewer, query, setNextCursor }) => {
    const { items, nextCursor } = await service.list(viewer.userId, query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(sendChatMessage, ({ viewer, body, signal, write }) =>
    service.converse(toAsker(viewer), { message: body.message, signal, write }),
  );
  serve(deleteChatMessage, ({ viewer, params, write }) =>
    write((tx) => service.remove(viewer.userId, tx, params.id)),
  );
  serve(deleteChatMessages, ({ viewer, write }) => write((tx) => service.removeAll(viewer.userId, tx)));
  serve(getChatModel, ({ viewer }) => service.readModel(viewer.userId));
};
