CREATE TABLE "appointments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"utc_offset_minutes" smallint NOT NULL,
	"professional" text NOT NULL,
	"place" text,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sleep_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sleep_date" date NOT NULL,
	"bed_at" timestamp (3) with time zone NOT NULL,
	"bed_utc_offset_minutes" smallint NOT NULL,
	"wake_at" timestamp (3) with time zone NOT NULL,
	"wake_utc_offset_minutes" smallint NOT NULL,
	"fall_asleep_minutes" smallint NOT NULL,
	"night_wakings" smallint NOT NULL,
	"quality" double precision NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sleep_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cessation_checks" (
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kept" boolean NOT NULL,
	"craving" smallint,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cessation_checks_user_id_plan_id_day_pk" PRIMARY KEY("user_id","plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "cessation_cravings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"trigger" text,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cessation_cravings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cessation_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"substance_type" text NOT NULL,
	"kind" text NOT NULL,
	"quit_day" date NOT NULL,
	"unit" text NOT NULL,
	"usual_per_day" double precision NOT NULL,
	"unit_price_cents" integer,
	"steps" jsonb NOT NULL,
	"triggers" text[] NOT NULL,
	"own_triggers" text[] NOT NULL,
	"reason" text,
	"started_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"celebrated_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cessation_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "substance_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"substance_type" text NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"drink" text,
	"session_hours" double precision,
	"notes" text,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"utc_offset_minutes" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "substance_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sleep_records" ADD CONSTRAINT "sleep_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cessation_checks" ADD CONSTRAINT "cessation_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cessation_checks" ADD CONSTRAINT "cessation_checks_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."cessation_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cessation_cravings" ADD CONSTRAINT "cessation_cravings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cessation_cravings" ADD CONSTRAINT "cessation_cravings_plan" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."cessation_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cessation_plans" ADD CONSTRAINT "cessation_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substance_records" ADD CONSTRAINT "substance_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("user_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "sleep_records_by_wake" ON "sleep_records" USING btree ("user_id","wake_at","id");--> statement-breakpoint
CREATE INDEX "cessation_cravings_by_plan" ON "cessation_cravings" USING btree ("user_id","plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cessation_plans_running" ON "cessation_plans" USING btree ("user_id","substance_type") WHERE "cessation_plans"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "substance_records_by_time" ON "substance_records" USING btree ("user_id","recorded_at","id");--> statement-breakpoint
CREATE INDEX "substance_records_by_type" ON "substance_records" USING btree ("user_id","substance_type","recorded_at");--> statement-breakpoint
CREATE INDEX "notifications_by_kind" ON "notifications" USING btree ("user_id","kind","created_at");