import { Heart, MessageSquare } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { landingMessages } from './landing-messages.ts';

/** Two posts as the community widget lists them. */
export const CommunityPicture = () => (
  <ul className="divide-y divide-border">
    {landingMessages.features.community.posts.map(({ title, author, likes, replies }) => (
      <li key={title} className="grid gap-0.5 py-2.5">
        <p className="leading-6 font-semibold">{title}</p>
        <p className="flex gap-3.5 text-sm text-muted-foreground">
          <span>{author}</span>
          <span className="flex items-center gap-1.5">
            <Icon icon={Heart} size="sm" />
            {likes}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon icon={MessageSquare} size="sm" />
            {replies}
          </span>
        </p>
      </li>
    ))}
  </ul>
);
