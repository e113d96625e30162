CREATE SEQUENCE "public"."community_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "community_blocks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"post_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_blocks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"post_id" uuid,
	"reply_id" uuid,
	CONSTRAINT "community_likes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "community_moderation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"post_id" uuid NOT NULL,
	"reply_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"links_count" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"has_dose_note" boolean DEFAULT false NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"forum_id" uuid NOT NULL,
	"group_type" text NOT NULL,
	"title" text NOT NULL,
	"tags" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"replies_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"links_count" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"has_dose_note" boolean DEFAULT false NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"post_id" uuid NOT NULL,
	"reply_id" uuid,
	"reason" text NOT NULL,
	"details" text,
	"is_automatic" boolean NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_views" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "community_views_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_blocks" ADD CONSTRAINT "community_blocks_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_reply_id_community_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."community_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_replies" ADD CONSTRAINT "community_replies_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_reply_id_community_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."community_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_views" ADD CONSTRAINT "community_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_views" ADD CONSTRAINT "community_views_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_blocks_member" ON "community_blocks" USING btree ("user_id","blocked_id");--> statement-breakpoint
CREATE INDEX "community_blocks_of_member" ON "community_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "community_blocks_of_post" ON "community_blocks" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_likes_post" ON "community_likes" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_likes_reply" ON "community_likes" USING btree ("reply_id","user_id");--> statement-breakpoint
CREATE INDEX "community_posts_forum_pinned" ON "community_posts" USING btree ("forum_id","is_pinned","created_at","id");--> statement-breakpoint
CREATE INDEX "community_posts_recent" ON "community_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "community_posts_forum_popular" ON "community_posts" USING btree ("forum_id","likes_count","id");--> statement-breakpoint
CREATE INDEX "community_posts_popular" ON "community_posts" USING btree ("likes_count","id");--> statement-breakpoint
CREATE INDEX "community_posts_forum_replies" ON "community_posts" USING btree ("forum_id","replies_count","id");--> statement-breakpoint
CREATE INDEX "community_posts_replies" ON "community_posts" USING btree ("replies_count","id");--> statement-breakpoint
CREATE INDEX "community_posts_by_author" ON "community_posts" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "community_posts_by_words" ON "community_posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "community_replies_of_post" ON "community_replies" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "community_replies_by_author" ON "community_replies" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "community_reports_open" ON "community_reports" USING btree ("id") WHERE "community_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "community_reports_of_post" ON "community_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_reports_of_reply" ON "community_reports" USING btree ("reply_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_once" ON "community_reports" USING btree ("author_id",coalesce("reply_id", "post_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "community_reports_noticed" ON "community_reports" USING btree (coalesce("reply_id", "post_id"),"reason") WHERE "community_reports"."is_automatic" and "community_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "community_views_of_post" ON "community_views" USING btree ("post_id");