import {
  checkText,
  deleteChatMessage,
  deleteChatMessages,
  getChatModel,
  listChatMessages,
  sendChatMessage,
} from '@vida/contract/chat/chat-endpoints.ts';
import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { Explain } from '../../config/explain.ts';
import type { Serve } from '../../http/context.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Asker, ChatService } from './chat-service.ts';

const toAsker = ({ userId, timeZone, user }: Viewer): Asker => ({
  userId,
  timeZone,
  glucoseUnit: user.glucoseUnit,
});

export interface ChatRoutes {
  readonly service: ChatService;
  /** Help for whoever wrote a text; null where it needs none. */
  readonly findHelp: (text: string, explain?: Explain) => Promise<HelpOffer | null>;
}

export const registerChat = (serve: Serve, { service, findHelp }: ChatRoutes): void => {
  serve(listChatMessages, async ({ viewer, query, setNextCursor }) => {
    const { items, nextCursor } = await service.list(viewer.userId, query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(sendChatMessage, ({ viewer, body, signal, write, explain }) =>
    service.converse(toAsker(viewer), { message: body.message, signal, write, explain }),
  );
  serve(deleteChatMessage, ({ viewer, params, write }) => write((tx) => service.remove(viewer.userId, tx, params.id)));
  serve(deleteChatMessages, ({ viewer, write }) => write((tx) => service.removeAll(viewer.userId, tx)));
  serve(getChatModel, ({ viewer }) => service.readModel(viewer.userId));
  serve(checkText, async ({ body, explain }) => ({ help: await findHelp(body.text, explain) }));
};
