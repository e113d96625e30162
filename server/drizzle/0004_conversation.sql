CREATE TABLE "adviser_tallies" (
	"day" date NOT NULL,
	"task" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "adviser_tallies_day_task_outcome_pk" PRIMARY KEY("day","task","outcome")
);
--> statement-breakpoint
CREATE TABLE "consent_refusals" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_refusals_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message" text NOT NULL,
	"response" text NOT NULL,
	"source" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"emergency" jsonb,
	"sources" jsonb NOT NULL,
	"suggestions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "model_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "ai_prompt_versions" (
	"prompt_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"system_prompt" text NOT NULL,
	"user_prompt_template" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_prompt_versions_prompt_id_version_pk" PRIMARY KEY("prompt_id","version")
);
--> statement-breakpoint
CREATE TABLE "ai_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"system_prompt" text NOT NULL,
	"user_prompt_template" text NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_refusals" ADD CONSTRAINT "consent_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_prompt_versions" ADD CONSTRAINT "ai_prompt_versions_prompt_id_ai_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."ai_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_prompts_one_active" ON "ai_prompts" USING btree ("section") WHERE "ai_prompts"."is_active";--> statement-breakpoint
CREATE INDEX "ai_prompts_by_section" ON "ai_prompts" USING btree ("section","updated_at");