ALTER TABLE "sessions" ADD COLUMN "gate_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp (3) with time zone;