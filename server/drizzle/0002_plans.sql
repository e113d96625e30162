CREATE TABLE "exercise_programs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"seed" integer NOT NULL,
	"started_day" date NOT NULL,
	"target_days" smallint,
	"own_exercises" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "exercise_programs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "exercise_sessions" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"program_id" uuid NOT NULL,
	"focus" text NOT NULL,
	"exercises" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"effort" smallint,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exercise_sessions_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"meals" jsonb NOT NULL,
	"relaxed" text[] NOT NULL,
	"notices" text[] NOT NULL,
	"unknown_words" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meal_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"preparation" text NOT NULL,
	"items" jsonb NOT NULL,
	"content_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "exercise_programs" ADD CONSTRAINT "exercise_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_sessions" ADD CONSTRAINT "exercise_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_sessions" ADD CONSTRAINT "exercise_sessions_program" FOREIGN KEY ("user_id","program_id") REFERENCES "public"."exercise_programs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_programs_running" ON "exercise_programs" USING btree ("user_id") WHERE "exercise_programs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "meal_plans_by_day" ON "meal_plans" USING btree ("user_id","day","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_by_content" ON "recipes" USING btree ("user_id","content_key");--> statement-breakpoint
CREATE INDEX "recipes_by_time" ON "recipes" USING btree ("user_id","created_at");