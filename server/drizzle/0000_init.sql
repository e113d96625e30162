CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"gate_opened_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"time_zone" text NOT NULL,
	"time_zone_chosen" boolean DEFAULT false NOT NULL,
	"glucose_unit" text DEFAULT 'mg/dL' NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"imported" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"skipped" integer NOT NULL,
	"error_count" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"to_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_metrics" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"metric_type" text NOT NULL,
	"value" double precision,
	"diastolic" double precision,
	"range_flag" text,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"utc_offset_minutes" smallint NOT NULL,
	"kind" text NOT NULL,
	"context" text,
	"original_value" double precision,
	"original_unit" text,
	"source" text NOT NULL,
	"source_key" text,
	"import_id" uuid,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_metrics_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "health_metrics_value_or_flag" CHECK (("health_metrics"."value" is null) = ("health_metrics"."range_flag" is not null))
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" double precision NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"utc_offset_minutes" smallint NOT NULL,
	"source" text NOT NULL,
	"source_key" text,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "treatments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_profiles" (
	"user_id" uuid NOT NULL,
	"chronic_conditions" text[] NOT NULL,
	"medications" text[] NOT NULL,
	"dietary_restrictions" text[] NOT NULL,
	"food_allergies" text[] NOT NULL,
	"medication_allergies" text[] NOT NULL,
	"physical_problems" text[] NOT NULL,
	"disabilities" text[] NOT NULL,
	"exercise_level" text,
	"sleep_goal" double precision NOT NULL,
	"weight_goal" double precision,
	"height" double precision,
	"current_weight" double precision,
	"blood_type" text,
	"other_conditions" text NOT NULL,
	"other_medications" text NOT NULL,
	"other_dietary_restrictions" text NOT NULL,
	"other_food_allergies" text NOT NULL,
	"other_medication_allergies" text NOT NULL,
	"other_physical_problems" text NOT NULL,
	"other_disabilities" text NOT NULL,
	"birth_date" date,
	"sex" text,
	"pregnant" boolean,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "health_profiles_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "ai_recommendations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rule_key" text NOT NULL,
	"generation" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"why" text[] NOT NULL,
	"evidence" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "ai_recommendations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_metrics" ADD CONSTRAINT "health_metrics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_metrics" ADD CONSTRAINT "health_metrics_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_profiles" ADD CONSTRAINT "health_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_recommendations" ADD CONSTRAINT "ai_recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_last_used_at" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "health_metrics_source_key" ON "health_metrics" USING btree ("user_id","source","source_key") WHERE "health_metrics"."source_key" is not null;--> statement-breakpoint
CREATE INDEX "health_metrics_by_type" ON "health_metrics" USING btree ("user_id","metric_type","measured_at","id");--> statement-breakpoint
CREATE INDEX "health_metrics_by_time" ON "health_metrics" USING btree ("user_id","measured_at","id");--> statement-breakpoint
CREATE INDEX "health_metrics_by_import" ON "health_metrics" USING btree ("user_id","import_id") WHERE "health_metrics"."import_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "treatments_source_key" ON "treatments" USING btree ("user_id","source","source_key") WHERE "treatments"."source_key" is not null;--> statement-breakpoint
CREATE INDEX "treatments_by_time" ON "treatments" USING btree ("user_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "treatments_by_import" ON "treatments" USING btree ("user_id","import_id") WHERE "treatments"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "ai_recommendations_newest" ON "ai_recommendations" USING btree ("user_id","generation" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");