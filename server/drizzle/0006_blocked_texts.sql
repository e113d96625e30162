-- A block was of a member; now it is of a text. It stays where that text is the post it was decided at.
DELETE FROM "community_blocks" b WHERE NOT EXISTS (
	SELECT 1 FROM "community_posts" p WHERE p."id" = b."post_id" AND p."author_id" = b."blocked_id"
);
--> statement-breakpoint
ALTER TABLE "community_blocks" DROP CONSTRAINT "community_blocks_blocked_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "community_blocks" DROP CONSTRAINT "community_blocks_post_id_community_posts_id_fk";
--> statement-breakpoint
DROP INDEX "community_blocks_member";--> statement-breakpoint
DROP INDEX "community_blocks_of_member";--> statement-breakpoint
ALTER TABLE "community_blocks" ALTER COLUMN "post_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD COLUMN "reply_id" uuid;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_reply_id_community_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."community_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_blocks_text" ON "community_blocks" USING btree ("user_id",coalesce("reply_id", "post_id"));--> statement-breakpoint
CREATE INDEX "community_blocks_of_reply" ON "community_blocks" USING btree ("reply_id");--> statement-breakpoint
ALTER TABLE "community_blocks" DROP COLUMN "blocked_id";