import { useQueryClient } from '@tanstack/react-query'
import { apiOf, type ApiClient } from './api'

/** The API, for calls that are made by an act and not by showing something. */
export function useApi(): ApiClient {
  return apiOf(useQueryClient())
}
