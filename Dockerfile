# Vida in a container: docker build -t vida . && docker run -p 3000:3000 -v vida-data:/data vida
# README.md, 'In a container', says how it was tested.

FROM node:24-bookworm-slim AS build
WORKDIR /vida
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY tooling/ tooling/
COPY contract/ contract/
COPY server/ server/
COPY web/ web/
RUN node tooling/build-if-stale.mjs

# What runs: no compiler, no pages' sources. The libraries of the pages are in web/dist.
FROM node:24-bookworm-slim AS libraries
WORKDIR /vida
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace contract --workspace server --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /vida
# Not root: PostgreSQL, which comes with the packages, refuses it.
COPY --from=libraries --chown=node:node /vida/ ./
COPY --from=build --chown=node:node /vida/contract/src/ contract/src/
COPY --from=build --chown=node:node /vida/server/src/ server/src/
COPY --from=build --chown=node:node /vida/server/knowledge/ server/knowledge/
COPY --from=build --chown=node:node /vida/server/drizzle/ server/drizzle/
COPY --from=build --chown=node:node /vida/server/dist/ server/dist/
COPY --from=build --chown=node:node /vida/web/dist/ web/dist/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A stop lets requests in flight finish and closes the database, within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "server/dist/main.cjs"]
