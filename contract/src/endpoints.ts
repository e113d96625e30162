import { changePassword, updateAccount } from './account/account-endpoints.ts';
import { openGate } from './admin/admin-endpoints.ts';
import { login, logout, register } from './auth/auth-endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  getGlucoseSeries,
  getGlucoseSummary,
  importHealthMetrics,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from './measurements/measurements-endpoints.ts';
import { listNotifications, markNotificationsRead } from './notifications/notifications-endpoints.ts';
import { getHealthProfile, saveHealthProfile } from './profile/profile-endpoints.ts';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from './recommendations/recommendations-endpoints.ts';

/** Every call of the API. The server refuses to start when one of them is not registered. */
export const endpoints: readonly Endpoint[] = [
  register,
  login,
  logout,
  updateAccount,
  changePassword,
  openGate,
  listNotifications,
  markNotificationsRead,
  getHealthProfile,
  saveHealthProfile,
  listHealthMetrics,
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  importHealthMetrics,
  listMetricImports,
  undoMetricImport,
  getGlucoseSummary,
  getGlucoseSeries,
  listRecommendations,
  generateRecommendations,
  dismissRecommendation,
  restoreRecommendation,
];
