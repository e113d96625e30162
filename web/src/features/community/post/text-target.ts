/** A text that something is done to: a post, or one of the replies. */
export interface TextTarget {
  readonly kind: 'post' | 'reply';
  readonly id: string;
}

/** As the calls name it. */
export const toTarget = ({ kind, id }: TextTarget): { postId: string } | { replyId: string } =>
  kind === 'post' ? { postId: id } : { replyId: id };
